import { expect, it } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { createTranslate } from '../../../i18n/translate';
import { toCsv } from '../../../lib/csv';
import { orderLineRows, orderRows } from './ExportOrders';

const order = examples.getOrder[200].order().body;
const rowOf = (change: object, language = 'en') =>
  toCsv(orderRows([{ ...order, ...change }], language, 'Europe/Oslo', createTranslate({}, language))).split(
    '\r\n',
  )[1];

it('ORD-01 an exported order has its reference, and amounts with and without VAT, with the decimal sign of the language', () => {
  expect(rowOf({ status: 'shipped' }, 'nb-NO')).toMatch(
    /^F-2026-10418;2026-10-02;[^;]+;Ingrid Solbakken;;Bestilling 4471;4;6520,00;1630,00;8150,00$/,
  );
  expect(rowOf({}, 'en')).toMatch(/;6520\.00;1630\.00;8150\.00$/);
});

it('ORD-01 no text of an order is a formula in a spreadsheet', () => {
  const placedBy = { customerId: 'C-1', firstName: '=cmd|', lastName: 'calc' };
  const cells = rowOf({
    note: { title: '@SUM(A1)', description: '' },
    placedBy,
    costCenter: '-1',
    status: '+1',
  })?.split(';');
  expect(cells?.slice(2, 6)).toEqual(["'+1", "'=cmd| calc", "'-1", "'@SUM(A1)"]);
});

it('ORD-01 exported lines have their order, reference, article number, quantity and amounts without VAT', () => {
  const [headings, ...rows] = orderLineRows([order], 'nb-NO', 'Europe/Oslo', createTranslate({}, 'en'));
  expect(headings).toHaveLength(9);
  expect(rows).toHaveLength(order.orderItems.length);
  const [{ code, quantity, item, price }] = order.orderItems as [(typeof order.orderItems)[0]];
  expect(rows[0]?.slice(0, 7)).toEqual([
    order.orderNumber,
    '2026-10-02',
    'Ingrid Solbakken',
    'Bestilling 4471',
    code,
    item.name,
    String(quantity),
  ]);
  const cents = (text: string | undefined) => Math.round(Number(text?.replace(',', '.')) * 100);
  expect(cents(rows[0]?.[8])).toBe(Math.round((price?.totalPriceForItems.amount ?? 0) * 100));
});
