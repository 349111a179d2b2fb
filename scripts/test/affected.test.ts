import { expect, test } from 'vitest';
import { importersOf, nearTests, partTests, removedTexts } from './affected';

const files = new Map([
  ['src/lib/price.ts', ''],
  ['src/lib/price.test.ts', "import { price } from './price';"],
  ['src/cart/total.ts', "import { price } from '../lib/price';"],
  ['src/cart/total.test.ts', "import { total } from './total';"],
  ['src/cart/Cart.tsx', "import { total } from './total';"],
  ['src/cart/lines.test.tsx', ''],
  ['src/app/pages.ts', "const Cart = lazy(() => import('../cart/Cart'));"],
  ['src/app/App.test.tsx', "import { pages } from './pages';"],
]);
const tests = new Set([...files.keys()].filter((file) => file.includes('.test.')));
const near = (...changed: string[]) => [...nearTests(changed, importersOf(files), tests)].sort();

test('tests in the folder of a changed file are near, and those that import it over at most one other', () => {
  expect(near('src/lib/price.ts')).toEqual(['src/cart/total.test.ts', 'src/lib/price.test.ts']);
  expect(near('src/cart/Cart.tsx')).toEqual([
    'src/app/App.test.tsx',
    'src/cart/lines.test.tsx',
    'src/cart/total.test.ts',
  ]);
});

test('a changed test is near, and the nearest test of a file that has none close by', () => {
  expect(near('src/app/App.test.tsx')).toEqual(['src/app/App.test.tsx']);
  const far = new Map([...files, ['src/far/a.ts', ''], ['src/far/b.ts', "import './a'"]]);
  far.set('src/far/c.ts', "import './b'").set('src/other/d.test.ts', "import '../far/c'");
  const all = new Set([...tests, 'src/other/d.test.ts']);
  expect([...nearTests(['src/far/a.ts'], importersOf(far), all)]).toEqual(['src/other/d.test.ts']);
});

test('of a file that many import, only the tests in its folder are near', () => {
  const many = Array.from({ length: 30 }, (_, index) => `src/app/${index}.test.ts`);
  const all = new Map([...files, ...many.map((file) => [file, "import '../lib/price'"] as const)]);
  expect([...nearTests(['src/lib/price.ts'], importersOf(all), new Set([...tests, ...many]))]).toEqual([
    'src/lib/price.test.ts',
  ]);
});

test('browser tests belong to the last part of a path that has some', () => {
  const specs = [
    'tests/e2e/card/look.spec.ts',
    'tests/e2e/product/gallery.spec.ts',
    'tests/e2e/orders.spec.ts',
  ];
  expect(partTests('src/features/product/card/CardMedia.tsx', specs)).toEqual([
    'tests/e2e/card/look.spec.ts',
  ]);
  expect(partTests('src/features/orders/OrderHistory.tsx', specs)).toEqual(['tests/e2e/orders.spec.ts']);
  expect(partTests('src/lib/price.ts', specs)).toEqual([]);
  expect(partTests('src/i18n/en/orders.json', specs)).toEqual([]);
});

test('texts of several words are read from the removed lines of a diff', () => {
  const diff = "--- a/x.ts\n+++ b/x.ts\n-  add: 'Add to cart',\n+  add: 'Put in cart',\n-  code: 'Number',\n";
  expect(removedTexts(diff)).toEqual(['Add to cart']);
});
