import { lazy, Suspense, type ReactNode } from 'react';
import { classNames } from '../../../components/classNames';
import { useSignedIn } from '../../session/customer';
import type { CardControlsProps } from './CardControls';
import styles from './CardPurchase.module.css';
import type { CardArticle, CardProduct } from './cardProduct';

// A visitor's page loads none of it. Where the chunk is missing the card still leads to the product.
const CardControls = lazy<(props: CardControlsProps) => ReactNode>(() =>
  import('./CardControls').then(
    (module) => ({ default: module.CardControls }),
    () => ({ default: () => null }),
  ),
);

/** Whether a customer can put the article of a card into the cart, alone or by way of the picker (CARD-03, CARD-09). */
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

/** CARD-03: a customer's way to buy from a card; its room is kept while it loads, so that nothing moves. */
export function CardPurchase({ product, color, view }: CardPurchaseProps) {
  const signedIn = useSignedIn();
  if (!signedIn || !isForSale(product, color?.article ?? product.article)) return null;
  return (
    <div className={classNames(styles.purchase, styles[view])}>
      <Suspense fallback={null}>
        <CardControls product={product} color={color} />
      </Suspense>
    </div>
  );
}
