import type { Product } from '../../api/generated/types';
import { Each } from '../../components/ErrorBoundary/Each';
import { cardItem, ProductCard } from './card/ProductCard';
import { visibleProducts } from './visibleProducts';

interface ProductCardsProps {
  products: readonly Product[];
  /** Path of the products in the response, relative to that of the surrounding error boundary. */
  place: string;
}

/** The visible products as list items with a card each (PDP-04). */
export function ProductCards({ products, place }: ProductCardsProps) {
  return (
    <Each items={visibleProducts(products)} place={place} keyOf={({ code }) => code}>
      {(product) => (
        <li className={cardItem}>
          <ProductCard product={product} view="grid" level={3} />
        </li>
      )}
    </Each>
  );
}
