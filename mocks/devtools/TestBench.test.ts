// @vitest-environment jsdom
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { noConditions } from '../scenarios/scenario';
import { initialState } from '../shop/customers';
import { createStore } from '../store/store';
import { translationsAt } from '../shop/translations';
import { showTestBench } from './TestBench';

test('DEV-04 the test bench lists the keys that the server lacks, with the plural forms of the language', async () => {
  const bench = showTestBench(createStore(initialState), localStorage, noConditions);
  const { 'cart.title': _, 'cart.holds_one': __, ...texts } = translationsAt('sv');
  bench.log({
    operationId: 'getTranslations',
    request: new Request('https://shop.example/api/translations', { headers: { 'Content-Language': 'sv' } }),
    response: Response.json(texts),
    violations: [],
  });
  const drawer = document.querySelector('[data-test-bench]')?.shadowRoot?.querySelector('dialog');
  if (!drawer) throw new Error('The test bench is missing.');
  const summary = await within(drawer).findByText(/^sv: 2 of \d+ keys are missing$/);
  const list = within(summary.parentElement ?? summary).getAllByRole('listitem', { hidden: true });
  expect(list.map(({ textContent }) => textContent)).toEqual(['cart.title', 'cart.holds_one']);
});
