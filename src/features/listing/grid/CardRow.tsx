import { memo } from 'react';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import type { CardProduct } from '../../product/ProductCard/cardProduct';
import { cardItem, ProductCardView } from '../../product/ProductCard/ProductCard';
import styles from './ProductGrid.module.css';
import type { ListingView } from '../sortBar/useListingView';

/** A card is not rendered again with its row, as when further products are loaded. */
const Card = memo(ProductCardView);

interface CardRowProps {
  /** Those of the whole list. */
  products: readonly CardProduct[];
  /** Hits before the first product. */
  skip: number;
  /** Every hit, loaded or not. */
  numberOfHits: number;
  view: ListingView;
  /** Which row it is, the first being 0. */
  row: number;
  columns: number;
  /** Height of the rows left out before it, in px. */
  space: number;
  measure: (row: HTMLDivElement | null) => void;
}

/** One row of cards. Scrolling renders the list again and again; a row that stays is not rendered again. */
export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { products, row, columns, space, skip, numberOfHits, view, measure } = props;
  return (
    <div
      role="none"
      ref={measure}
      className={styles.row}
      data-index={row}
      style={{ marginTop: space || undefined }}
    >
      {products.slice(row * columns, (row + 1) * columns).map((product, column) => {
        const place = row * columns + column;
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
