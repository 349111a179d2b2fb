// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hideAnsweredQuestion } from './storedConsent';

test.each([
  ['statistics', 'given'],
  ['necessary', 'given'],
  ['perhaps', undefined],
])(
  'ANA-03 with the stored answer “%s” the question of a rendered page has data-consent %s before its first paint',
  (stored, shown) => {
    window.localStorage.setItem('consent', stored);
    hideAnsweredQuestion();
    expect(document.documentElement.dataset['consent']).toBe(shown);
    delete document.documentElement.dataset['consent'];
  },
);
