import { fullName } from '../../../i18n/fullName';
import { numberFormat } from '../../../i18n/intl';
import type { Translate } from '../../../i18n/translate';
import type { Order } from '../orderQueries';
import { orderDay } from '../useDates';
import { statusText } from '../orderStatuses';

/**
 * Rows of the exported file: headings, then an order a row. Days are ISO dates and amounts have the decimal sign of the
 * language without separators, so that a spreadsheet reads both.
 * @param language BCP 47 tag
 * @param timeZone of the dates, as in the settings
 */
export function orderRows(
  orders: readonly Order[],
  language: string,
  timeZone: string | undefined,
  t: Translate,
): string[][] {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };
  const format = numberFormat(language, decimals);
  const amount = (value: number | undefined) =>
    value === undefined ? '' : format.format(value).replace('\u2212', '-');
  const headings = [
    t('orders.order'),
    t('orders.date'),
    t('orders.status'),
    t('orders.placedBy'),
    t('orders.reference'),
    t('orders.items'),
    t('orders.totalExVat'),
    t('orders.vat'),
    t('orders.totalInclVat'),
  ];
  const rows = orders.map(({ orderNumber, orderDate, status, placedBy, note, ...order }) => [
    orderNumber,
    orderDay(orderDate, timeZone) ?? orderDate,
    status ? statusText(status, t) : '',
    placedBy ? fullName(placedBy) : '',
    note?.title ?? '',
    `${order.numberOfItems}`,
    amount(order.totalPriceForItems.amount + order.totalFreightPrice.amount),
    amount(order.totalVat?.amount),
    amount(order.totalPrice.amount),
  ]);
  return [headings, ...rows];
}
