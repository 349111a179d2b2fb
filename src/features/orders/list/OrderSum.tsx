import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../i18n/useTranslate';
import { useVat, vatLabel } from '../../pricing/systemSetting';
import type { Order } from '../orderQueries';

/** ORD-01: total of an order including VAT; where prices exclude VAT, the total without it below, if sent (CARD-08). */
export function OrderSum({ order }: { order: Order }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { totalPrice, totalPriceExVat } = order;
  return (
    <>
      <bdi>{totalPrice.formattedString}</bdi>
      {!inclVat && totalPriceExVat && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {vatLabel(totalPriceExVat.formattedString, false, t)}
        </Typography>
      )}
    </>
  );
}
