import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { affectedSpecs } from './affectedSpecs';

test('a change in a feature runs the browser tests that drive it', () => {
  expect(affectedSpecs(['src/features/seo/PageMetadata.tsx', 'src/features/search/Highlight.tsx'])).toEqual([
    'tests/e2e/search/',
    'tests/e2e/seo.spec.ts',
  ]);
});

test('a changed browser test runs itself; texts and unit tests run none', () => {
  const changed = ['tests/e2e/seo.spec.ts', 'README.md', 'src/features/cart/useCart.test.tsx'];
  expect(affectedSpecs(changed)).toEqual(['tests/e2e/seo.spec.ts']);
});

test.each([
  'src/api/send.ts',
  'openapi/paths/cart.yaml',
  'src/features/session/customer.ts',
  'package-lock.json',
])('a change of what every page depends on runs all browser tests: %s', (file) => {
  expect(affectedSpecs(['src/features/seo/PageMetadata.tsx', file])).toBe('all');
});

test.each([
  ['favorites', 'favorites'],
  ['favorite-lists', 'favorites'],
  ['organization', 'customers'],
  ['addresses', 'customers'],
  ['orders', 'orders'],
  ['account', 'session'],
])('a change of the feature %s runs the browser test %s', (feature, spec) => {
  expect(affectedSpecs([`src/features/${feature}/x.ts`])).toContain(`tests/e2e/${spec}.spec.ts`);
});

test('the browser tests named for a feature exist', () => {
  const files = readdirSync('src/features').map((feature) => `src/features/${feature}/x.ts`);
  const specs = files.flatMap((file) => {
    const affected = affectedSpecs([file]);
    return affected === 'all' ? [] : affected;
  });
  expect(specs.length).toBeGreaterThan(10);
  expect(specs.filter((spec) => !existsSync(spec))).toEqual([]);
});
