import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { getGlobalContentQuery } from '../../../api/generated/queries';
import type { components } from '../../../api/generated/types';
import { buttonClass, type ButtonVariant } from '../../../components/plain/Button';
import { classNames } from '../../../components/plain/classNames';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { usePricesShown } from '../../pricing/usePricesShown';
import { ListPrice } from '../../pricing/usePriceTexts';
import { useSession } from '../../session/customer';
import type { CardControlsProps } from './CardControls';
import styles from './CardPrice.module.css';
import type { CardArticle, CardProduct } from './cardProduct';
import purchaseStyles from './CardPurchase.module.css';

// Not loaded where prices are not shown. When the chunk fails to load, the card still links to the product.
const CardControls = lazy<(props: CardControlsProps) => ReactNode>(() =>
  import('./CardControls').then(
    (module) => ({ default: module.CardControls }),
    () => ({ default: () => null }),
  ),
);

/** True when one can buy the article of a card, directly or by the picker (CARD-03, CARD-09). */
function isForSale(
  { active, hidePrice, isBuyable, variationCount }: CardProduct,
  article: CardArticle,
): boolean {
  if (!active || hidePrice || !isBuyable || article.isGift || !article.price) return false;
  return article.isBuyable || variationCount > 1;
}

type View = 'grid' | 'list';

/** CARD-03: true where a card begins with the button alone: in the grid, except for customers of an organisation. */
export function useIsButtonFirst(view: View): boolean {
  const { customer } = useSession();
  return view === 'grid' && !customer?.organizationId;
}

/** Class of the place of the purchase on a card. */
export const purchaseClass = (view: View, isButtonFirst: boolean) =>
  classNames(
    purchaseStyles.purchase,
    purchaseStyles[view],
    isButtonFirst ? purchaseStyles.short : purchaseStyles.whole,
  );

interface CardPurchaseProps extends Pick<CardControlsProps, 'product' | 'color'> {
  view: View;
}

/** CARD-03: purchase from a card, where prices are shown; its space is reserved while it loads, so that nothing shifts. */
export function CardPurchase({ product, color, view }: CardPurchaseProps) {
  const pricesShown = usePricesShown();
  const isButtonFirst = useIsButtonFirst(view);
  if (!pricesShown || !isForSale(product, color?.article ?? product.article)) return null;
  return (
    <div className={purchaseClass(view, isButtonFirst)}>
      <Suspense fallback={null}>
        <CardControls product={product} color={color} isButtonFirst={isButtonFirst} />
      </Suspense>
    </div>
  );
}

interface ContactForPriceProps {
  name: string;
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
}

/**
 * CARD-04: link to the page for requesting a hidden price, in a new window; to the support page when none is
 * configured.
 */
export function ContactForPrice({ name, variant = 'secondary', size = 'small' }: ContactForPriceProps) {
  const t = useTranslate();
  const content = useQuery(getGlobalContentQuery()).data;
  const page = content?.contactForPricePage ?? content?.supportPage;
  if (!page) return null;
  return (
    <SafeLink
      href={page.url}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(buttonClass(variant, size), styles.contact)}
    >
      {t('product.contactForPrice')}
      <span className="visually-hidden">: {name}</span>
    </SafeLink>
  );
}

interface CardPriceProps {
  /** Null for visitors without prices. */
  price: components['schemas']['Price'] | null;
  /** True when the price is on request (CARD-04). */
  hidePrice: boolean;
  name: string;
  className?: string;
}

/**
 * CARD-03, CARD-07, CARD-08: the price, where prices are shown, without its own VAT label, which the list shows once.
 */
export function CardPrice({ price, hidePrice, name, className }: CardPriceProps) {
  const pricesShown = usePricesShown();
  if (hidePrice)
    return (
      <p className={className}>
        <ContactForPrice name={name} />
      </p>
    );
  if (!pricesShown || !price) return null;
  return (
    <p className={className}>
      <ListPrice price={price} />
    </p>
  );
}
