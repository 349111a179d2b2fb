import { useTranslate } from '../../../i18n/useTranslate';
import { useVat } from '../../pricing/systemSetting';
import { vatLabel } from '../../pricing/vatLabel';
import type { Order } from '../orderQueries';
import styles from './OrderTotals.module.css';

/**
 * ORD-01: what an order came to when it was placed; what came back is not deducted, and it says so. Products and delivery
 * are with VAT where the shop shows prices so and the order says them so (CARD-08); the total always is.
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
    { label: labelOf(t('orders.goods')), amount: goods.formattedString },
    {
      label: isFree ? t('orders.freight') : labelOf(t('orders.freight')),
      amount: isFree ? t('cart.free') : freight.formattedString,
    },
  ];
  return (
    <section className={styles.summary} aria-labelledby="order-totals">
      <h3 id="order-totals" className={styles.heading}>
        {t('orders.summary')}
      </h3>
      {orderItems.some(({ returnedQuantity }) => returnedQuantity) && (
        <p className={styles.note}>{t('orders.beforeReturns')}</p>
      )}
      <dl className={styles.totals}>
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {t('orders.totalInclVat')}
            {totalVat && (
              <span className={styles.vat}>{t('cart.ofWhichVat', [totalVat.formattedString])}</span>
            )}
          </dt>
          <dd>{totalPrice.formattedString}</dd>
        </div>
      </dl>
    </section>
  );
}
