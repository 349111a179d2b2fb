import { memo, type Ref } from 'react';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import type { CardProduct } from '../../product/card/cardProduct';
import { cardItem, ProductCardView } from '../../product/card/ProductCard';
import type { ListingView } from '../sortBar/useListingView';

/** Number of cards whose pictures are fetched eagerly: a row of most windows. */
const priorityCards = 4;

/** Memoised: a card does not re-render with its item, as when more products load. */
const Card = memo(ProductCardView);

interface CardItemProps {
  product: CardProduct;
  /** Index among the loaded products. */
  place: number;
  /** Number of hits before the first product. */
  skip: number;
  /** Total number of hits, loaded or not. */
  numberOfHits: number;
  view: ListingView;
  /** Index of its row; undefined in a list that is rendered completely. */
  row?: number;
  /** Measures the row; of its first card only. */
  measure?: Ref<HTMLDivElement>;
}

/** List item with a card. Memoised: scrolling re-renders the list often, but not the cards that stay. */
export const CardItem = memo(function CardItem(props: CardItemProps) {
  const { product, place, skip, numberOfHits, view, row, measure } = props;
  return (
    <ErrorBoundary place={`/result ${product.code}`} resetKey={product}>
      <div
        role="listitem"
        ref={measure}
        className={cardItem}
        data-card={place}
        data-index={row}
        aria-setsize={numberOfHits}
        aria-posinset={skip + place + 1}
      >
        <Card product={product} view={view} priority={place < priorityCards} />
      </div>
    </ErrorBoundary>
  );
});
