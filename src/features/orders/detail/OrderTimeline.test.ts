import { expect, it } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import type { Order } from '../orderQueries';
import { orderTimeline } from './OrderTimeline';

const { events: _, ...example } = examples.getOrder[200].order().body;
const steps = (order: Partial<Order>) =>
  orderTimeline({ ...example, ...order }).map(({ name, date, expected, isDone }) => [
    name,
    date ?? expected ?? null,
    isDone,
  ]);

it('ORD-01 events are the steps of an order, then what is expected', () => {
  const events = [
    { status: 'received', date: '2026-10-02T09:41:00Z' },
    { status: 'Waiting for the ferry', date: '2026-10-03T14:05:00Z' },
    { status: 'shipped', date: '2026-10-07T11:20:00Z' },
  ];
  expect(steps({ events })).toEqual([
    ['ordered', example.orderDate, true],
    ['Waiting for the ferry', '2026-10-03T14:05:00Z', true],
    ['shipped', '2026-10-07T11:20:00Z', true],
    ['delivered', '2026-10-12', false],
  ]);
});

it.each([
  ['received', ['ordered', 'shipped…', 'delivered…']],
  ['awaitingPayment', ['ordered', 'awaitingPayment', 'shipped…', 'delivered…']],
  ['shipped', ['ordered', 'shipped', 'delivered…']],
  ['delivered', ['ordered', 'shipped', 'delivered']],
  ['returnRequested', ['ordered', 'shipped', 'returnRequested']],
  ['partlyReturned', ['ordered', 'shipped', 'partlyReturned']],
  ['returned', ['ordered', 'shipped', 'returned']],
  ['cancelled', ['ordered', 'cancelled']],
])('ORD-01 without events the steps follow the status %s', (status, expected) => {
  expect(steps({ status }).map(([name, , isDone]) => `${name}${isDone ? '' : '…'}`)).toEqual(expected);
});

it('ORD-01 goods to collect are not sent: they are ready on their day', () => {
  const collectionAddress = {
    name: 'Furulia Oslo',
    address: 'Elvebakken 7',
    postalCode: '0182',
    city: 'Oslo',
  };
  expect(steps({ status: 'processing', statusDate: '2026-10-03T08:00:00Z', collectionAddress })).toEqual([
    ['ordered', example.orderDate, true],
    ['processing', '2026-10-03T08:00:00Z', true],
    ['readyToCollect', '2026-10-12', false],
  ]);
});

it('ORD-01 an order without status and events has no timeline', () => {
  expect(orderTimeline({ ...example, status: undefined })).toEqual([]);
});
