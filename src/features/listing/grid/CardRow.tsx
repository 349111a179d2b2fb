import { memo } from 'react';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import type { CardProduct } from '../../product/card/cardProduct';
import { cardItem, ProductCardView } from '../../product/card/ProductCard';
import styles from './ProductGrid.module.css';
import type { ListingView } from '../sortBar/useListingView';

/** Memoised: a card does not re-render with its row, as when more products load. */
const Card = memo(ProductCardView);

interface CardRowProps {
  /** Products of the whole list. */
  products: readonly CardProduct[];
  /** Number of hits before the first product. */
  skip: number;
  /** Total number of hits, loaded or not. */
  numberOfHits: number;
  view: ListingView;
  /** Index of the row. */
  row: number;
  columns: number;
  /** Height in px of the unrendered rows before it. */
  space: number;
  measure: (row: HTMLDivElement | null) => void;
}

/** One row of cards. Memoised: scrolling re-renders the list often, but not the rows that stay. */
export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { products, row, columns, space, skip, numberOfHits, view, measure } = props;
  const start = row * columns;
  return (
    <div
      role="none"
      ref={measure}
      className={styles.row}
      data-index={row}
      style={{ marginTop: space || undefined }}
    >
      {products.slice(start, start + columns).map((product, column) => {
        const place = start + column;
        return (
          <ErrorBoundary key={product.code} place={`/result ${product.code}`} resetKey={product}>
            <div
              role="listitem"
              className={cardItem}
              data-card={place}
              aria-setsize={numberOfHits}
              aria-posinset={skip + place + 1}
            >
              <Card product={product} view={view} priority={row === 0} />
            </div>
          </ErrorBoundary>
        );
      })}
    </div>
  );
});
