import { listing } from './listing';
import { categoryOrders } from './sorting';
import { findProducts } from '../search/products';
import { buildCatalogue, catalogue } from '../shop/catalogue/catalogue';
import { contextAt } from '../shop/context';

const context = contextAt('no', true);
const query = { skip: 0, take: 24, instock: false, sortOrder: 0 };

/** Run a step of the mock shop and print its duration in ms. */
function time(step: string, run: () => unknown): void {
  const started = performance.now();
  run();
  const ms = (performance.now() - started).toFixed(0);
  process.stdout.write(`${step.padEnd(44)}${ms.padStart(6)} ms\n`);
}

time('build the catalogue', buildCatalogue);
time('build it again', buildCatalogue);
time('the whole assortment, first 24 of it', () =>
  listing(catalogue().products, categoryOrders, query, context),
);
time('the same again', () => listing(catalogue().products, categoryOrders, query, context));
time('a first search, its index included', () => findProducts('sofa', 'no'));
time('a second search', () => findProducts('spisebord eik', 'no'));
time('an article number in part', () => findProducts('1042', 'no'));
