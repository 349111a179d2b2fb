import { expect, it } from 'vitest';
import type { OperationId } from '../../../../src/api/operation';
import { readBack } from './readBack';
import { Run } from '../run';
import { Shopper } from '../run';
import { loadContract } from '../../contract/contract';

const customer = (...names: string[]) => ({
  customerId: 'C-1',
  billingAddresses: names.map((firstName, index) => ({ id: `A-${index}`, firstName, isDefault: true })),
});
const exchange = {
  request: { method: 'GET', url: 'http://shop.test', headers: {} },
  response: { status: 200, headers: {}, body: '' },
};

async function observed() {
  const contract = await loadContract('openapi/storefront.yaml');
  const run = new Run(contract, { base: 'http://shop.test', timeout: 1000 }, [], () => undefined);
  const shopper = new Shopper(run, 'no', undefined, 'somebody');
  const observe = readBack();
  const answer = (by: Shopper, operation: OperationId, body: unknown) =>
    observe(by, { operation, status: 200, body, request: operation, exchange });
  return { run, shopper, answer };
}

it('ORD-01 a cancelled order has the lines that it has when it is read', async () => {
  const { run, shopper, answer } = await observed();
  const order = (brand: string) => ({ orderItems: [{ code: '1', item: { brand } }] });
  answer(shopper, 'cancelOrder', order('Fur'));
  answer(shopper, 'getOrder', order('Furulia'));
  expect(run.findings).toMatchObject([{ operation: 'cancelOrder', pointer: '/orderItems/0/item/brand' }]);
});

it('ACC-03 the response to a change has the addresses that the read has next, in the same session only', async () => {
  const { run, shopper, answer } = await observed();
  answer(shopper, 'updateCustomer', customer('Kari', 'Per'));
  answer(shopper, 'getCustomer', customer('Kari', 'Per'));
  answer(shopper, 'updateCustomer', customer('Kari', 'Per'));
  answer(shopper.stranger(), 'getCustomer', customer('Per', 'Kari'));
  expect(run.findings).toEqual([]);
  answer(shopper, 'getCustomer', customer('Per', 'Kari'));
  expect(run.findings).toMatchObject([
    {
      operation: 'updateCustomer',
      requirement: 'ACC-03',
      pointer: '/billingAddresses/0/firstName',
      count: 2,
    },
  ]);
});
