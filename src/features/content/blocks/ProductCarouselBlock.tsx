import { Carousel } from '../../../components/Carousel/Carousel';
import { Each } from '../../../components/ErrorBoundary/Each';
import { ProductCard } from '../../product/ProductCard/ProductCard';
import { visibleProducts } from '../../product/visibleProducts';
import type { BlockContent } from '../schemas';
import { TextLink } from './BlockHeading';

/** Products in a row that scrolls sideways (PDP-04). */
export function ProductCarouselBlock({ content }: { content: BlockContent<'ProductCarouselBlock'> }) {
  const { heading, link } = content;
  const products = visibleProducts(content.products);
  if (products.length === 0) return null;
  return (
    <Carousel heading={heading} link={link && <TextLink link={link} />}>
      <Each items={products} place="/content/products" keyOf={({ code }) => code}>
        {(product) => (
          <li>
            <ProductCard product={product} view="grid" level={3} />
          </li>
        )}
      </Each>
    </Carousel>
  );
}
