import type { ReactNode } from 'react';
import type { Product } from '../../api/generated/types';
import { Carousel } from '../../components/plain/Carousel';
import { Each } from '../../components/plain/ErrorBoundary';
import { cardItem, ProductCard } from './card/ProductCard';
import { visibleProducts } from './card/cardProduct';

interface ProductCardsProps {
  products: readonly Product[];
  path: string;
}

/** The visible products as list items with a card each (PDP-04). */
export function ProductCards({ products, path }: ProductCardsProps) {
  return (
    <Each items={visibleProducts(products)} path={path} keyOf={({ code }) => code}>
      {(product) => (
        <li className={cardItem}>
          <ProductCard product={product} view="grid" level={3} />
        </li>
      )}
    </Each>
  );
}

interface ProductCarouselProps {
  heading: string;
  products: readonly Product[];
  path: string;
  id?: string;
  link?: ReactNode;
}

/** The visible products as cards in a horizontally scrolling row (PDP-04). */
export function ProductCarousel({ heading, products, path, id, link }: ProductCarouselProps) {
  if (visibleProducts(products).length === 0) return null;
  return (
    <Carousel heading={heading} id={id} link={link}>
      <ProductCards products={products} path={path} />
    </Carousel>
  );
}
