import { useEffect, useRef } from 'react';
import type { components } from '../../../api/generated/types';
import { Each } from '../../../components/ErrorBoundary/Each';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import { classNames } from '../../../components/classNames';
import { announce } from '../../../components/LiveRegion/announce';
import { useTranslate } from '../../../i18n/useTranslate';
import type { TranslationKey } from '../../../i18n/english';
import type { Cart } from '../cartCache';
import { isSplit } from '../cartStatus';
import { feeTexts } from '../fees';
import { EarliestDelivery } from '../delivery/EarliestDelivery';
import { useVat } from '../../pricing/systemSetting';
import { vatLabel } from '../../pricing/vatLabel';
import styles from './CartTotals.module.css';

type Schemas = components['schemas'];
type ShippingMethod = Schemas['CartShippingMethod'];

interface CartTotalsProps {
  price: Schemas['CartPrice'];
  promotions: readonly Schemas['Promotion'][];
  /** Includes the shipping methods and the selected one, when the server sends them (CART-06). */
  cart: Cart;
  /** True while a change is not confirmed. */
  outdated: boolean;
  /** False when the total is rendered elsewhere, by CartTotal. */
  hasTotal?: boolean;
}

type TotalProps = Pick<CartTotalsProps, 'price' | 'outdated'>;

/**
 * Discount of a promotion; with VAT, like the total above, when the server sends that amount, and labelled accordingly.
 */
function Saving({ promotion }: { promotion: Schemas['Promotion'] }) {
  const t = useTranslate();
  const { promotionName, promotionDiscountAmount, promotionDiscountAmountIncVat } = promotion;
  const amount = promotionDiscountAmountIncVat ?? promotionDiscountAmount;
  if (!amount) return null;
  return (
    <div className={styles.saved}>
      <dt>{vatLabel(t('cart.saved', [promotionName]), Boolean(promotionDiscountAmountIncVat), t)}</dt>
      <dd className={styles.amount}>{amount.formattedString}</dd>
    </div>
  );
}

/** CART-06: amount missing until the selected method ships free, on the VAT basis of the rows above. */
function FreeShipping({ method, inclVat }: { method: ShippingMethod | undefined; inclVat: boolean }) {
  const t = useTranslate();
  if (!method?.freeShipping) return null;
  const { remainingIncVat, remainingExVat, thresholdIncVat } = method.freeShipping;
  const remaining = inclVat ? remainingIncVat : remainingExVat;
  const share = 1 - remainingIncVat.amount / thresholdIncVat.amount;
  return (
    <div className={styles.freeShipping}>
      <p>
        {remaining.amount > 0
          ? t('cart.untilFreeShipping', [vatLabel(remaining.formattedString, inclVat, t)])
          : t('cart.freeShipping')}
      </p>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
      </span>
    </div>
  );
}

/** Text for the delivery day of a method: delivery or collection, or that of the last part of a split delivery. */
function dayText({ collectionAddress }: ShippingMethod, split: boolean): TranslationKey {
  if (collectionAddress) return split ? 'cart.wholeCollection' : 'cart.collection';
  return split ? 'cart.wholeDelivery' : 'cart.earliestDelivery';
}

/** Announces the server's new total after a change. */
function useAnnouncedTotal(outdated: boolean, total: string): void {
  const t = useTranslate();
  const wasOutdated = useRef(outdated);
  useEffect(() => {
    if (wasOutdated.current && !outdated) announce(`${t('cart.total')}: ${total}`);
    wasOutdated.current = outdated;
  }, [outdated, total, t]);
}

/** The total, with its VAT below: as a row above, the VAT would look like an addend. */
function TotalRow({ price, outdated }: TotalProps) {
  const t = useTranslate();
  useAnnouncedTotal(outdated, price.totalPrice.formattedString);
  const vat = t('cart.ofWhichVat', [price.totalVat.formattedString]);
  return (
    <div className={styles.total}>
      <dt>
        {t('cart.total')}
        <span className={styles.updating}>{outdated ? t('cart.updating') : vat}</span>
      </dt>
      <dd className={styles.amount}>{price.totalPrice.formattedString}</dd>
    </div>
  );
}

/** CART-01: the cart's total without the other rows. */
export function CartTotal({ price, outdated }: TotalProps) {
  return (
    <dl className={classNames(styles.totals, styles.rows)} aria-busy={outdated || undefined}>
      <TotalRow price={price} outdated={outdated} />
    </dl>
  );
}

/**
 * CART-01: the cart's unitPrice, the price of one of each line without VAT; omitted when it equals the sum of the
 * lines.
 */
function OneOfEach({ price: { unitPrice, totalPriceForItems } }: Pick<TotalProps, 'price'>) {
  const t = useTranslate();
  if (unitPrice.amount === totalPriceForItems.amount) return null;
  const amount = vatLabel(unitPrice.formattedString, false, t);
  return <dd className={styles.detail}>{t('cart.oneOfEach', [amount])}</dd>;
}

/**
 * CART-01, CART-06: the cart's totals: items and shipping (CARD-08), the shipping method, VAT, the total, applied
 * promotions, and the amount missing until free shipping.
 */
export function CartTotals({ price, promotions, cart, outdated, hasTotal = true }: CartTotalsProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { totalPriceForItemsIncVat, shippingIncVat } = price;
  const withVat = Boolean(inclVat && totalPriceForItemsIncVat && shippingIncVat);
  const goods = (withVat && totalPriceForItemsIncVat) || price.totalPriceForItems;
  const shipping = (withVat && shippingIncVat) || price.shipping;
  const labelOf = (text: string) => vatLabel(text, withVat, t);
  const method = cart.shippingMethods?.find(({ id }) => id === cart.shippingMethod);
  const isFree = shipping.amount === 0;
  return (
    <div className={styles.totals} aria-busy={outdated || undefined}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{labelOf(t('cart.items'))}</dt>
          <dd className={styles.amount}>{goods.formattedString}</dd>
          <OneOfEach price={price} />
          {feeTexts(cart.lineItems, withVat, t).map((text) => (
            <dd key={text} className={styles.detail}>
              {text}
            </dd>
          ))}
        </div>
        <div className={styles.row}>
          <dt>{isFree ? t('cart.shipping') : labelOf(t('cart.shipping'))}</dt>
          <dd className={styles.amount}>{isFree ? t('cart.free') : shipping.formattedString}</dd>
          {method && (
            <ErrorBoundary operation="getCart" place="/shippingMethods" resetKey={method}>
              <dd className={styles.detail}>{method.name}</dd>
              <dd className={styles.detail}>
                <EarliestDelivery leadTimeDays={method.leadTimeDays} text={dayText(method, isSplit(cart))} />
              </dd>
            </ErrorBoundary>
          )}
        </div>
        {hasTotal && <TotalRow price={price} outdated={outdated} />}
        <Each
          items={promotions}
          operation="getCart"
          place="/promotions"
          keyOf={({ promotionName }) => promotionName}
        >
          {(promotion) => <Saving promotion={promotion} />}
        </Each>
      </dl>
      <FreeShipping method={method} inclVat={withVat} />
    </div>
  );
}
