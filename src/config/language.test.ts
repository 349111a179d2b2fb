import { afterEach, expect, it } from 'vitest';
import { getLanguage, setLanguage } from './language';

afterEach(() => setLanguage('no'));

it('CALL-02 calls ask for `no` until a language is set', () => {
  expect(getLanguage()).toBe('no');
  setLanguage('sv');
  expect(getLanguage()).toBe('sv');
  setLanguage('nb-NO');
  expect(getLanguage()).toBe('nb-NO');
});

it.each(['', 'n_o', 'språk', 'sv\r\nX-Evil: 1'])(
  'CALL-02 what no header can carry gives the default: %j',
  (bad) => {
    setLanguage('sv');
    setLanguage(bad);
    expect(getLanguage()).toBe('no');
  },
);
