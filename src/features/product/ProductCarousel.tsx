import type { ReactNode } from 'react';
import type { Product } from '../../api/generated/types';
import { Carousel } from '../../components/Carousel/Carousel';
import { ProductCards } from './ProductCards';
import { visibleProducts } from './visibleProducts';

interface ProductCarouselProps {
  heading: string;
  products: readonly Product[];
  /** Of the products in the response, within that of the boundary around them. */
  place: string;
  /** The id of the section, where something links to it. */
  id?: string;
  /** A link beside the heading, such as to the category. */
  link?: ReactNode;
}

/** The visible products as cards in a row that scrolls sideways (PDP-04); nothing where there are none. */
export function ProductCarousel({ heading, products, place, id, link }: ProductCarouselProps) {
  if (visibleProducts(products).length === 0) return null;
  return (
    <Carousel heading={heading} id={id} link={link}>
      <ProductCards products={products} place={place} />
    </Carousel>
  );
}
