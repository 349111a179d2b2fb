import type { components } from '../../../api/generated/types';
import { Each } from '../../../components/ErrorBoundary/Each';
import { useTranslate } from '../../../i18n/useTranslate';
import { useVat } from '../../pricing/systemSetting';
import styles from './CartTotals.module.css';

type Schemas = components['schemas'];

interface CartTotalsProps {
  price: Schemas['CartPrice'];
  promotions: readonly Schemas['Promotion'][];
  /** A change is not confirmed yet. */
  outdated: boolean;
}

/** What a promotion has taken off, with VAT like the rows above where the server says it, and named so. */
function Saving({ promotion, inclVat }: { promotion: Schemas['Promotion']; inclVat: boolean }) {
  const t = useTranslate();
  const { promotionName, promotionDiscountAmount, promotionDiscountAmountIncVat } = promotion;
  const withVat = inclVat ? promotionDiscountAmountIncVat : null;
  const amount = withVat ?? promotionDiscountAmount;
  if (!amount) return null;
  return (
    <div className={styles.saved}>
      <dt>
        {t('cart.saved', [promotionName])} {t(withVat ? 'product.inclVat' : 'product.exVat')}
      </dt>
      <dd>{amount.formattedString}</dd>
    </div>
  );
}

/**
 * CART-01: what the cart comes to: items and shipping as CARD-08 says, VAT, the total, and what promotions have taken
 * off already.
 */
export function CartTotals({ price, promotions, outdated }: CartTotalsProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { totalPriceForItemsIncVat, shippingIncVat } = price;
  const withVat = inclVat && totalPriceForItemsIncVat && shippingIncVat;
  const note = t(withVat ? 'product.inclVat' : 'product.exVat');
  const rows: [label: string, amount: string][] = [
    [
      `${t('cart.items')} ${note}`,
      (withVat ? totalPriceForItemsIncVat : price.totalPriceForItems).formattedString,
    ],
    [`${t('cart.shipping')} ${note}`, (withVat ? shippingIncVat : price.shipping).formattedString],
    [t(withVat ? 'cart.ofWhichVat' : 'cart.vat'), price.totalVat.formattedString],
  ];
  return (
    <dl className={styles.totals} aria-busy={outdated || undefined}>
      {rows.map(([label, amount]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('cart.total')}</dt>
        <dd>{price.totalPrice.formattedString}</dd>
      </div>
      <Each
        items={promotions}
        operation="getCart"
        place="/promotions"
        keyOf={({ promotionName }) => promotionName}
      >
        {(promotion) => <Saving promotion={promotion} inclVat={Boolean(withVat)} />}
      </Each>
    </dl>
  );
}
