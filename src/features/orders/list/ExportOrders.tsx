import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { getAllOrdersPages } from '../../../api/generated/infiniteQueries';
import { getAllOrdersQuery } from '../../../api/generated/queries';
import { inSession } from '../../../api/session';
import { busyButton } from '../../../components/mui/busyButton';
import { Icon } from '../../../components/plain/Icon';
import { fullName } from '../../../i18n/formatPhone';
import { numberFormat } from '../../../i18n/intl';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { downloadText, toCsv } from '../../../lib/csv';
import { lineCells, lineHeadings } from '../../cart/overview/CartDownload';
import { useLanguage, useSettings } from '../../settings/settings';
import { historyCacheMs, type Order } from '../orderQueries';
import { filterQuery, type OrdersFilter } from '../ordersAddress';
import { statusText } from '../OrderStatus';
import { orderDay } from '../useDates';

/** Rows of the exported file: headings, then an order a row, with ISO dates and the decimal sign of the language. */
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
    t('orders.costCenter'),
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
    order.costCenter ?? '',
    note?.title ?? '',
    `${order.numberOfItems}`,
    amount(order.totalPriceForItems.amount + order.totalFreightPrice.amount),
    amount(order.totalVat?.amount),
    amount(order.totalPrice.amount),
  ]);
  return [headings, ...rows];
}

/** Rows of the exported lines: headings, then a line a row with its order, fees included, without VAT. */
export function orderLineRows(
  orders: readonly Order[],
  language: string,
  timeZone: string | undefined,
  t: Translate,
): string[][] {
  const options = { language, inclVat: false, t };
  const headings = [t('orders.order'), t('orders.date'), t('orders.placedBy'), t('orders.reference')];
  const rows = orders.flatMap(({ orderNumber, orderDate, placedBy, note, orderItems }) => {
    const day = orderDay(orderDate, timeZone) ?? orderDate;
    const order = [orderNumber, day, placedBy ? fullName(placedBy) : '', note?.title ?? ''];
    return orderItems.map((line) => [...order, ...lineCells(line, options)]);
  });
  return [[...headings, ...lineHeadings(options)], ...rows];
}

const ordersPerCall = getAllOrdersPages.maxTake;

/** All orders of a filter, call by call; an order that moved to the next call in between is listed once. */
async function allOrders(client: QueryClient, filter: OrdersFilter): Promise<Order[]> {
  const found = new Map<string, Order>();
  for (let skip = 0, total = 1; skip < total; skip += ordersPerCall) {
    const query = { ...filterQuery(filter), skip, take: ordersPerCall };
    const page = await inSession(
      client.fetchQuery({ ...getAllOrdersQuery({ query }), gcTime: historyCacheMs }),
    );
    for (const order of page.orders) found.set(order.orderNumber, order);
    total = page.orders.length === 0 ? 0 : page.totalOrderCount;
  }
  return [...found.values()];
}

/** Files to export, with the rows and the name of each. */
const files = {
  orders: { rows: orderRows, fileName: 'orders.fileName', text: 'orders.export' },
  lines: { rows: orderLineRows, fileName: 'orders.linesFileName', text: 'orders.exportLines' },
} as const;

/** ORD-01: download of all orders of a filter, or of their lines, as a CSV file. */
export function ExportOrders({ filter }: { filter: OrdersFilter }) {
  const t = useTranslate();
  const language = useLanguage();
  const { timeZone } = useSettings();
  const client = useQueryClient();
  const { mutate, variables, isPending, isError } = useMutation({
    mutationFn: (_: keyof typeof files) => allOrders(client, filter),
    onSuccess: (orders, name) => {
      const { rows, fileName } = files[name];
      downloadText(toCsv(rows(orders, language, timeZone, t)), `${t(fileName)}.csv`);
    },
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, marginInlineStart: { md: 'auto' } }}>
        {(['orders', 'lines'] as const).map((name) => (
          <Button
            key={name}
            variant="text"
            size="small"
            startIcon={<Icon icon={Download} size="s" />}
            {...busyButton(isPending && variables === name, () => mutate(name))}
          >
            {t(files[name].text)}
          </Button>
        ))}
      </Box>
      {isError && (
        <Alert severity="error" sx={{ width: 1 }}>
          {t('orders.exportFailed')}
        </Alert>
      )}
    </>
  );
}
