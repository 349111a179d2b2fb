import { randomUUID } from 'node:crypto';
import { at, list, number, text } from '../read';
import type { Shopper } from '../run';

/** ORD-01: an order that is cancellable is cancelled, and stays so. */
export async function cancelOrder(shopper: Shopper, orderNumber: string) {
  const path = { orderNumber };
  const order = await shopper.read('getOrder', { path });
  if (at(order, 'cancellable') !== true)
    return shopper.run.coverage.explain('the placed order is not cancellable', 'cancelOrder');
  const wanted = { '/orderNumber': orderNumber, '/status': 'cancelled' };
  await shopper.twice('cancelOrder ORD-01', { path }, wanted);
  shopper.compare(await shopper.read('getOrder', { path }), 'cancelOrder ORD-01', wanted);
}

/** ORD-01: at most the returnable quantity of a line, once per Idempotency-Key. It cannot be reverted. */
export async function returnOnce(shopper: Shopper) {
  const orders = list(await shopper.read('getAllOrders'), 'orders');
  const most = (line: unknown) => number(line, 'returnableQuantity') ?? 0;
  const order = orders.find((each) => list(each, 'orderItems').some((line) => most(line) > 0));
  const index = list(order, 'orderItems').findIndex((line) => most(line) > 0);
  const line = list(order, 'orderItems')[index];
  const [orderNumber, code] = [text(order, 'orderNumber'), text(line, 'code')];
  if (orderNumber === undefined || code === undefined)
    return shopper.run.coverage.explain('no order has goods to return', 'createReturn');
  const reason = text(list(order, 'returnReasons')[0], 'key');
  const bodyOf = (quantity: number) => ({ lines: [{ code, quantity, reason }] });
  const path = { orderNumber };
  const more = 'more than the returnableQuantity of the line';
  await shopper.refuse('createReturn', { path, body: bodyOf(most(line) + 1) }, 'lines.0.quantity', more);
  const headers = { 'Idempotency-Key': randomUUID() };
  const pointer = `/orderItems/${index}/returnRequestedQuantity`;
  const requested = (number(line, 'returnRequestedQuantity') ?? 0) + 1;
  const input = { path, headers, body: bodyOf(1) };
  await shopper.twice('createReturn ORD-01', input, { [pointer]: requested }, 'one piece, once per key');
}

/** ORG-01: the decidable orders await approval, at the shown total only. None is decided: it cannot be reverted. */
export async function approvals(shopper: Shopper, settings: unknown) {
  if (at(settings, 'approvals') !== true) return;
  const found = await shopper.read('getAllOrders', { query: { decidable: true } });
  for (const index of list(found, 'orders').keys()) {
    const rule = `getAllOrders ORG-01 /orders/${index}`;
    shopper.compare(found, rule, { '/status': 'awaitingApproval', '/approval/decidable': true });
  }
  const decisions = ['updateOrderLines', 'approveOrder', 'declineOrder'] as const;
  shopper.run.coverage.explain('the check decides on no order of a colleague', ...decisions);
  const [order] = list(found, 'orders');
  const [orderNumber, total] = [
    text(order, 'orderNumber'),
    number(order, 'approval', 'currentTotal', 'amount'),
  ];
  if (orderNumber === undefined || total === undefined) return;
  const input = { path: { orderNumber }, body: { expectedTotal: total + 100 } };
  await shopper.refuse('approveOrder', input, 'expectedTotal', 'another total than the currentTotal');
}
