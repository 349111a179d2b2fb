import { lazy, Suspense, type ReactNode } from 'react';
import { classNames } from '../../../components/plain/classNames';
import { usePricesShown } from '../../pricing/usePricesShown';
import type { CardControlsProps } from './CardControls';
import styles from './CardPurchase.module.css';
import type { CardArticle, CardProduct } from './cardProduct';

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

interface CardPurchaseProps extends CardControlsProps {
  view: 'grid' | 'list';
}

/** CARD-03: purchase from a card, where prices are shown; its space is reserved while it loads, so that nothing shifts. */
export function CardPurchase({ product, color, view }: CardPurchaseProps) {
  const pricesShown = usePricesShown();
  if (!pricesShown || !isForSale(product, color?.article ?? product.article)) return null;
  return (
    <div className={classNames(styles.purchase, styles[view])}>
      <Suspense fallback={null}>
        <CardControls product={product} color={color} />
      </Suspense>
    </div>
  );
}
