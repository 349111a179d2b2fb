import { useTranslate } from '../../../i18n/useTranslate';
import { useVat } from '../../pricing/systemSetting';
import { vatLabel } from '../../pricing/vatLabel';
import type { Order } from '../orderQueries';
import styles from './OrderTotals.module.css';

/**
 * ORD-01: what an order came to. Products and delivery are with VAT where the shop shows prices so and the order says
 * them so (CARD-08); the total always is.
 */
export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { totalPriceForItemsIncVat, totalFreightPriceIncVat, totalVat, totalPrice } = order;
  const withVat = inclVat && totalPriceForItemsIncVat && totalFreightPriceIncVat;
  const labelOf = (text: string) => vatLabel(text, Boolean(withVat), t);
  const rows = [
    {
      label: labelOf(t('orders.goods')),
      money: withVat ? totalPriceForItemsIncVat : order.totalPriceForItems,
    },
    {
      label: labelOf(t('orders.freight')),
      money: withVat ? totalFreightPriceIncVat : order.totalFreightPrice,
    },
    ...(totalVat ? [{ label: t(withVat ? 'cart.ofWhichVat' : 'cart.vat'), money: totalVat }] : []),
  ];
  return (
    <section className={styles.summary} aria-labelledby="order-totals">
      <h3 id="order-totals" className={styles.heading}>
        {t('orders.summary')}
      </h3>
      <dl className={styles.totals}>
        {rows.map(({ label, money }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money.formattedString}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('orders.totalInclVat')}</dt>
          <dd>{totalPrice.formattedString}</dd>
        </div>
      </dl>
    </section>
  );
}
