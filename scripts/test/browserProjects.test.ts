import { expect, it } from 'vitest';
import { browserTests, projectsOf, selectedProjects } from './browserProjects';

const files = ['tests/e2e/cart/cart.spec.ts', 'tests/e2e/start.spec.ts', 'tests/e2e/production/boot.spec.ts'];
const selected = (...args: string[]) => [...selectedProjects(['test', ...args], files)];

it('selects the projects of the given paths, all without one', () => {
  expect(selected()).toEqual(['shop', 'start', 'production']);
  expect(selected('--workers', '2', '--grep', 'production')).toEqual(['shop', 'start', 'production']);
  expect(selected('tests/e2e/cart')).toEqual(['shop']);
  expect(selected('cart.spec', 'boot.spec.ts:12:3')).toEqual(['shop', 'production']);
  expect(selected('-g', 'cart', 'start')).toEqual(['start']);
});

it('selects the projects that the command line names', () => {
  expect(selected('--project', 'rendered')).toEqual(['rendered']);
  expect(selected('--project', 'shop', 'production')).toEqual(['shop', 'production']);
  expect(selected('--project=shop', '--project=start')).toEqual(['shop', 'start']);
});

it('selects both projects of a test that runs in two', () => {
  expect(selectedProjects(['test', 'tabs'], ['tests/e2e/production/tabs.spec.ts'])).toEqual(
    new Set(['production', 'rendered']),
  );
});

it('knows the project of every browser test', () => {
  expect(new Set(browserTests().flatMap(projectsOf))).toEqual(
    new Set(['shop', 'start', 'production', 'rendered']),
  );
});
