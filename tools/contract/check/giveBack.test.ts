import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMockHttpServer } from '../../../mocks/http/mockHttpServer';
import { initialState, password, sampleCustomer } from '../../../mocks/shop/customers';
import { createStore } from '../../../mocks/store/store';
import { checkBackend } from './check';
import { signIn } from './flows/accounts';
import { sampleAddress } from './flows/changes';
import { giveBack, Journal, readBefore } from './giveBack';
import { at, list, text } from './read';
import { Run } from './run';
import { Shopper } from './run';
import type { CheckOptions } from './visitLanguage';
import { type CheckedContract, loadContract } from '../contract/contract';
import { createDriftProxy, listen, type Listening } from '../testing/driftProxy';

const boss = { name: sampleCustomer.email, password };
const folder = mkdtempSync(join(tmpdir(), 'contract-give-back-'));
let contract: CheckedContract;
let shop: Listening;
beforeAll(async () => {
  contract = await loadContract('openapi/storefront.yaml');
  shop = await listen(
    createMockHttpServer({ onViolation: () => undefined, shop: createStore(initialState) }),
  );
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const runOf = (base: string) => new Run(contract, { base, timeout: 10_000 }, [], () => undefined);

async function customerOf(run: Run, language: string, name: string, word: string): Promise<Shopper> {
  const shopper = await signIn(new Shopper(run, language), { name, password: word });
  if (shopper === undefined) throw new Error(`${name} cannot sign in`);
  return shopper;
}

/** Code of the first product of the search that can be bought without choosing a variation. */
async function someProduct(run: Run, shopper: Shopper): Promise<string> {
  const hits = await run.call(shopper, 'search', { query: { query: 'a' } });
  const single = list(hits?.body, 'productResult', 'result').find(
    (hit) => at(hit, 'isBuyable') === true && list(hit, 'variations').length === 0,
  );
  return text(single, 'code') ?? '';
}

it('DEV-05 lines, shipping, addresses and lists are as before, and what is as before is not written', async () => {
  const mocks = await listen(createMockHttpServer({ onViolation: () => undefined }));
  const run = runOf(mocks.base);
  const shopper = await customerOf(run, 'no', sampleCustomer.email, password);
  const code = await someProduct(run, shopper);
  await run.call(shopper, 'addToCart', { body: { code, quantity: 3 } });
  const cart = (await run.call(shopper, 'getCart'))?.body;
  const shippingMethod = text(list(cart, 'shippingMethods').at(-1), 'id');
  await run.call(shopper, 'bulkUpdateCart', { body: { lineitems: [], shippingMethod } });
  const before = await readBefore(shopper);
  expect(before.cart).toMatchObject({ lines: [{ code, quantity: 3 }], settings: { shippingMethod } });

  await run.call(shopper, 'updateCart', { body: { code, quantity: 1 } });
  await run.call(shopper, 'bulkUpdateCart', {
    body: { lineitems: [], AcceptOrderSplitting: false, shippingMethod: 'home' },
  });
  const address = sampleAddress(shopper, 'Oslo');
  await run.call(shopper, 'createAddress', { body: { address, addressType: 'delivery' } });
  await run.call(shopper, 'updateFavorites', { body: { listName: 'Contract check', items: [{ code }] } });
  expect(await readBefore(shopper)).not.toEqual(before);
  await giveBack(shopper, before);
  expect(await readBefore(shopper)).toEqual(before);
  expect(run.problems).toEqual([]);
  await mocks.close();
});

it('DEV-05 a stopped run gives the cart back, and the next run that of one that was killed', async () => {
  const file = join(folder, 'journal.json');
  const run = runOf(shop.base);
  const shopper = await customerOf(run, 'no', boss.name, boss.password);
  const code = await someProduct(run, shopper);
  await run.call(shopper, 'addToCart', { body: { code, quantity: 2 } });
  const before = await readBefore(shopper);
  const stop = new AbortController();
  const proxy = await listen(
    createDriftProxy(shop.base, contract.operations, {
      addToCart(answer) {
        expect(new Journal(file).of(boss.name)).toEqual(before);
        stop.abort();
        return answer;
      },
    }),
  );
  const options: CheckOptions = {
    ...{ users: [boss], write: true, language: 'no', only: ['no'], pages: 9 },
    ...{ operations: new Set(['updateCart']), stop: stop.signal, journal: new Journal(file) },
  };
  const report = await checkBackend(contract, { base: proxy.base, timeout: 5000 }, options);
  await proxy.close();
  expect(report.problems).toEqual(['the check was stopped before its end']);
  expect(await readBefore(shopper)).toEqual(before);
  expect(existsSync(file)).toBe(false);

  new Journal(file).add(before);
  await run.call(shopper, 'deleteCart');
  const next = { ...options, stop: new AbortController().signal, journal: new Journal(file) };
  await checkBackend(contract, { base: shop.base, timeout: 5000 }, next);
  expect(await readBefore(shopper)).toEqual(before);
  expect(existsSync(file)).toBe(false);
});
