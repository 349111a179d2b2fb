import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { useTranslate } from '../../../i18n/useTranslate';
import { feeTexts } from '../../cart/lines/lineTexts';
import { useVat, vatLabel } from '../../pricing/vatDisplay';
import { AmountDetail, AmountRow, TotalRow, Totals } from '../../pricing/Totals';
import type { Order } from '../orderQueries';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';

const summaryLayout = {
  p: 5,
  background: 'var(--color-sunken)',
  breakInside: 'avoid',
  '@media print': { p: 0, background: 'none' },
};

/**
 * ORD-01: totals of an order when it was placed, without returns. Products and delivery include VAT when the shop displays
 * it and the order has those amounts (CARD-08); the total always does, and names it beside amounts that do.
 */
export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { totalPriceForItemsIncVat, totalFreightPriceIncVat, totalVat, totalPrice, orderItems } = order;
  const withVat = inclVat && totalPriceForItemsIncVat && totalFreightPriceIncVat;
  const labelOf = (text: string) => vatLabel(text, Boolean(withVat), t);
  const goods = withVat ? totalPriceForItemsIncVat : order.totalPriceForItems;
  const freight = withVat ? totalFreightPriceIncVat : order.totalFreightPrice;
  const isFree = freight.amount === 0;
  return (
    <Paper component="section" aria-labelledby="order-totals" sx={summaryLayout}>
      <Typography id="order-totals" variant="h3" sx={{ mb: 4, fontSize: 'var(--text-l)' }}>
        {t('orders.summary')}
      </Typography>
      {orderItems.some(({ returnedQuantity }) => returnedQuantity) && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {t('orders.beforeReturns')}
        </Typography>
      )}
      <Totals>
        <AmountRow label={labelOf(t('orders.goods'))} amount={goods.formattedString}>
          {feeTexts(orderItems, 'getOrder /orderItems', Boolean(withVat), t).map((text) => (
            <AmountDetail key={text}>{text}</AmountDetail>
          ))}
        </AmountRow>
        <AmountRow
          label={isFree ? t('orders.freight') : labelOf(t('orders.freight'))}
          amount={isFree ? t('cart.free') : freight.formattedString}
        />
        <TotalRow
          label={t(withVat ? 'orders.totalInclVat' : 'orders.total')}
          amount={totalPrice.formattedString}
          note={totalVat && t('cart.ofWhichVat', [totalVat.formattedString])}
        />
      </Totals>
    </Paper>
  );
}

/** The lines with the totals beside them; below them in print and on small windows. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' },
  alignItems: 'start',
  gap: { xs: 8, lg: 10 },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 },
};

export function OrderGoods({ order }: { order: Order }) {
  return (
    <Box sx={columns}>
      <ErrorBoundary operation="getOrder" resetKey={order}>
        <OrderLines order={order} />
      </ErrorBoundary>
      <ErrorBoundary operation="getOrder" resetKey={order}>
        <OrderTotals order={order} />
      </ErrorBoundary>
    </Box>
  );
}

/** CHK-05, ORD-01: lines and totals of an order, its delivery, payment and contact details. */
export function OrderContents({ order }: { order: Order }) {
  return (
    <>
      <OrderGoods order={order} />
      <ErrorBoundary operation="getOrder" resetKey={order}>
        <OrderFacts order={order} />
      </ErrorBoundary>
    </>
  );
}
