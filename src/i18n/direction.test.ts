import { expect, test } from 'vitest';
import { directionOf } from './direction';

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['no', 'ltr'],
  ['arn', 'ltr'],
])('SEO-02 the direction of %s is %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
