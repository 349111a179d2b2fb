import { expect, test } from 'vitest';
import { isSamePath } from './shopAddress';

test.each([
  ['/no/s%C3%B8k', '/no/søk'],
  ['/no/s%c3%b8k?query=bord', '/no/søk/'],
  ['/en/search/', '/en/search'],
  [`${window.location.origin}/en/search`, '/en/search#results'],
  ['/', ''],
  ['/%E0%A4%A', '/%E0%A4%A/'],
])('SRCH-01 %s and %s are the same path', (one, other) => {
  expect(isSamePath(one, other)).toBe(true);
  expect(isSamePath(other, one)).toBe(true);
});

test.each([
  ['/en/search', '/en/searching'],
  ['/en/search', '/en'],
  ['/en/search', '/EN/search'],
  ['//', '/'],
])('SRCH-01 %s and %s are two', (one, other) => {
  expect(isSamePath(one, other)).toBe(false);
});
