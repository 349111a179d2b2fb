import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../i18n/useTranslate';
import { feeTexts } from '../../cart/fees';
import { useVat } from '../../pricing/systemSetting';
import { vatLabel } from '../../pricing/vatLabel';
import type { Order } from '../orderQueries';

const summaryLayout = {
  p: 5,
  background: 'var(--color-sunken)',
  breakInside: 'avoid',
  '@media print': { p: 0, background: 'none' },
};

/** Rows with the label at the start and the amount at the end. */
const totalsLayout = {
  display: 'grid',
  gap: 2,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 },
  '& dt': { color: 'text.secondary' },
  '& dd': { marginLeft: 'auto', whiteSpace: 'nowrap' },
  '& > div:last-child': {
    mt: 2,
    pt: 3,
    borderTop: 'var(--hairline) solid var(--color-line-strong)',
    fontWeight: 700,
    '& dt': { color: 'inherit' },
  },
};

/**
 * ORD-01: totals of an order when it was placed; returns are not deducted, which a note states. Products and delivery
 * include VAT when the shop displays VAT and the order has those amounts (CARD-08); the total always does.
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
  const rows = [
    {
      label: labelOf(t('orders.goods')),
      amount: goods.formattedString,
      details: feeTexts(orderItems, Boolean(withVat), t),
    },
    {
      label: isFree ? t('orders.freight') : labelOf(t('orders.freight')),
      amount: isFree ? t('cart.free') : freight.formattedString,
    },
  ];
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
      <Box component="dl" sx={totalsLayout}>
        {rows.map(({ label, amount, details = [] }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
            {details.map((text) => (
              <Typography key={text} component="dd" variant="body2" color="textSecondary" sx={{ width: 1 }}>
                {text}
              </Typography>
            ))}
          </div>
        ))}
        <div>
          <dt>
            {t('orders.totalInclVat')}
            {totalVat && (
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {t('cart.ofWhichVat', [totalVat.formattedString])}
              </Typography>
            )}
          </dt>
          <dd>{totalPrice.formattedString}</dd>
        </div>
      </Box>
    </Paper>
  );
}
