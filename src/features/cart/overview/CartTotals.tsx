import { useEffect, useRef } from 'react';
import type {
  CartPrice as Price,
  CartShippingMethod as ShippingMethod,
  Promotion,
} from '../../../api/generated/types';
import { Each, ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { announce } from '../../../components/plain/LiveRegion';
import { useTranslate } from '../../../i18n/useTranslate';
import type { TranslationKey } from '../../../i18n/english';
import type { Cart } from '../cartCache';
import { isSplit } from '../cartStatus';
import { feeTexts } from '../lines/lineTexts';
import { EarliestDelivery } from '../../delivery/EarliestDelivery';
import { useVat, vatLabel } from '../../pricing/vatDisplay';
import { AmountDetail, AmountRow, TotalRow, Totals } from '../../pricing/Totals';
import styles from './CartTotals.module.css';

interface CartTotalsProps {
  price: Price;
  promotions: readonly Promotion[];
  /** With the shipping methods and the selected one, when the server sends them (CART-06). */
  cart: Cart;
  /** True while a change is not confirmed. */
  outdated: boolean;
  /** Last rows, when CartTotal renders them elsewhere. */
  elsewhere?: 'total' | 'shippingAndTotal';
}

type TotalProps = Pick<CartTotalsProps, 'price' | 'outdated'>;

/** CARD-08: amounts of items and shipping on the VAT basis of the switch, as far as the server sends them. */
function useAmounts({ totalPriceForItemsIncVat, shippingIncVat, totalPriceForItems, shipping }: Price) {
  const { inclVat } = useVat();
  return inclVat && totalPriceForItemsIncVat && shippingIncVat
    ? { withVat: true, goods: totalPriceForItemsIncVat, shipping: shippingIncVat }
    : { withVat: false, goods: totalPriceForItems, shipping };
}

/** Label of the total, with the VAT basis only when the rows above include VAT. */
function useTotalLabel(price: Price): string {
  const t = useTranslate();
  return t(useAmounts(price).withVat ? 'cart.total' : 'cart.toPay');
}

/**
 * Discount of a promotion; with VAT, like the total above, when the server sends that amount, and labelled accordingly.
 */
function Saving({ promotion }: { promotion: Promotion }) {
  const t = useTranslate();
  const { promotionName, promotionDiscountAmount, promotionDiscountAmountIncVat } = promotion;
  const amount = promotionDiscountAmountIncVat ?? promotionDiscountAmount;
  if (!amount) return null;
  return (
    <AmountRow
      label={vatLabel(t('cart.saved', [promotionName]), Boolean(promotionDiscountAmountIncVat), t)}
      amount={amount.formattedString}
      isSaving
    />
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

/** Announce the server's new total after a change. */
function useAnnouncedTotal(outdated: boolean, total: string): void {
  const wasOutdated = useRef(outdated);
  useEffect(() => {
    if (wasOutdated.current && !outdated) announce(total);
    wasOutdated.current = outdated;
  }, [outdated, total]);
}

/** The total, with its VAT below; announced after a change. */
function CartTotalRow({ price, outdated }: TotalProps) {
  const t = useTranslate();
  const label = useTotalLabel(price);
  const amount = price.totalPrice.formattedString;
  useAnnouncedTotal(outdated, `${label}: ${amount}`);
  const note = outdated ? t('cart.updating') : t('cart.ofWhichVat', [price.totalVat.formattedString]);
  return <TotalRow label={label} amount={amount} note={note} />;
}

/** Freight, with the shipping method and its earliest day of delivery. */
function ShippingRow({ price, cart }: Pick<CartTotalsProps, 'price' | 'cart'>) {
  const t = useTranslate();
  const { withVat, shipping } = useAmounts(price);
  const method = cart.shippingMethods?.find(({ id }) => id === cart.shippingMethod);
  const isFree = shipping.amount === 0;
  return (
    <AmountRow
      label={isFree ? t('cart.shipping') : vatLabel(t('cart.shipping'), withVat, t)}
      amount={isFree ? t('cart.free') : shipping.formattedString}
    >
      {method && (
        <ErrorBoundary operation="getCart" path="/shippingMethods" resetKey={method}>
          <AmountDetail>{method.name}</AmountDetail>
          <AmountDetail>
            <EarliestDelivery leadTimeDays={method.leadTimeDays} text={dayText(method, isSplit(cart))} />
          </AmountDetail>
        </ErrorBoundary>
      )}
    </AmountRow>
  );
}

interface CartTotalProps extends TotalProps {
  /** Cart whose freight is rendered above the total. */
  cart?: Cart;
  /** True to stack label and amount up to 1024 px, for the bar of the cart page. */
  isBar?: boolean;
}

/** CART-01: the cart's total without the other rows. */
export function CartTotal({ price, outdated, cart, isBar }: CartTotalProps) {
  return (
    <Totals outdated={outdated} isBar={isBar}>
      {cart && <ShippingRow price={price} cart={cart} />}
      <CartTotalRow price={price} outdated={outdated} />
    </Totals>
  );
}

/**
 * CART-01: the cart's unitPrice, the price of one of each line; without VAT when the server sends no other. Omitted
 * when it equals the sum of the lines, and for a single line, which names the price of one piece itself.
 */
function OneOfEach({ price, cart }: Pick<CartTotalsProps, 'price' | 'cart'>) {
  const t = useTranslate();
  const { withVat } = useAmounts(price);
  const { unitPrice, unitPriceIncVat, totalPriceForItems } = price;
  if (unitPrice.amount === totalPriceForItems.amount || cart.lineItems.length < 2) return null;
  const ofBasis = withVat ? unitPriceIncVat : undefined;
  const { formattedString } = ofBasis ?? unitPrice;
  // Values from the server may be of any type.
  if (typeof formattedString !== 'string') return null;
  const amount = vatLabel(formattedString, ofBasis !== undefined, t);
  return <AmountDetail>{t('cart.oneOfEach', [amount])}</AmountDetail>;
}

/**
 * CART-01, CART-06: the cart's totals: items and shipping (CARD-08), the shipping method, VAT, the total, applied
 * promotions, and the amount missing until free shipping.
 */
export function CartTotals({ price, promotions, cart, outdated, elsewhere }: CartTotalsProps) {
  const t = useTranslate();
  const { withVat, goods } = useAmounts(price);
  const method = cart.shippingMethods?.find(({ id }) => id === cart.shippingMethod);
  return (
    <div className={styles.parts}>
      <Totals outdated={outdated}>
        <AmountRow label={vatLabel(t('cart.items'), withVat, t)} amount={goods.formattedString}>
          <OneOfEach price={price} cart={cart} />
          {feeTexts(cart.lineItems, 'getCart /lineItems', withVat, t).map((text) => (
            <AmountDetail key={text}>{text}</AmountDetail>
          ))}
        </AmountRow>
        {elsewhere !== 'shippingAndTotal' && <ShippingRow price={price} cart={cart} />}
        {!elsewhere && <CartTotalRow price={price} outdated={outdated} />}
        <Each
          items={promotions}
          operation="getCart"
          path="/promotions"
          keyOf={({ promotionName }) => promotionName}
        >
          {(promotion) => <Saving promotion={promotion} />}
        </Each>
      </Totals>
      <ErrorBoundary operation="getCart" path="/shippingMethods" resetKey={method}>
        <FreeShipping method={method} inclVat={withVat} />
      </ErrorBoundary>
    </div>
  );
}
