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
  index: number;
  skip: number;
  numberOfHits: number;
  view: ListingView;
  /** Index of its row; undefined in a list that is rendered completely. */
  row?: number;
  /** Measures the row; of its first card only. */
  measure?: Ref<HTMLDivElement>;
}

/** List item with a card. Memoised: scrolling re-renders the list often, but not the cards that stay. */
export const CardItem = memo(function CardItem(props: CardItemProps) {
  const { product, index, skip, numberOfHits, view, row, measure } = props;
  return (
    <ErrorBoundary path={`/result ${product.code}`} resetKey={product}>
      <div
        role="listitem"
        ref={measure}
        className={cardItem}
        data-card={index}
        data-index={row}
        aria-setsize={numberOfHits}
        aria-posinset={skip + index + 1}
      >
        <Card product={product} view={view} priority={index < priorityCards} />
      </div>
    </ErrorBoundary>
  );
});
