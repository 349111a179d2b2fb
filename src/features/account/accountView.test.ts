import { expect, test } from 'vitest';
import { accountView } from './accountView';

test.each([
  ['', 'Overview'],
  ['?view=Overview', 'Overview'],
  ['?view=Favorites', 'Favorites'],
  ['?view=favorites', 'Overview'],
  ['?view=../constructor', 'Overview'],
  ['?view=__proto__', 'Overview'],
  ['?view=%E0%A4%A', 'Overview'],
])('APP-13 %j shows %s', (search, view) => {
  expect(accountView(search)).toBe(view);
});
