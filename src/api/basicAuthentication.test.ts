import { expect, it } from 'vitest';
import { basicAuthentication } from './basicAuthentication';

const decoded = (value: string) => Buffer.from(value.replace('Basic ', ''), 'base64').toString('utf8');

it.each([
  ['kari@example.no', 'secret'],
  ['kåre@example.no', 'pæssørd ł 🪑'],
  ['kari@example.no', 'with:colons:'],
  ['kari@example.no', ''],
])('CALL-03 credentials are Basic, of their UTF-8 bytes: %s / %s', (userName, password) => {
  const value = basicAuthentication(userName, password);
  expect(value).toMatch(/^Basic [A-Za-z0-9+/]+=*$/);
  expect(decoded(value)).toBe(`${userName}:${password}`);
});

it('CALL-03 a colon in the user name is refused', () => {
  expect(() => basicAuthentication('kari:no', 'secret')).toThrow('A user name cannot contain a colon.');
});
