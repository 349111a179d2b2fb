// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findView, viewsOf } from './accountViews';

test.each([
  ['', 'Overview'],
  ['?view=Overview', 'Overview'],
  ['?view=Favorites', 'Favorites'],
  ['?view=favorites', 'Overview'],
  ['?view=../constructor', 'Overview'],
  ['?view=__proto__', 'Overview'],
  ['?view=%E0%A4%A', 'Overview'],
])('APP-13 %j shows %s', (search, view) => {
  expect(findView(viewsOf(null, {}), search).name).toBe(view);
});
