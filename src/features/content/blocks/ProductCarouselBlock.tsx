import { Carousel } from '../../../components/Carousel/Carousel';
import { ProductCard } from '../../product/ProductCard/ProductCard';
import type { BlockContent } from '../schemas';
import { TextLink } from './BlockHeading';

/** Products in a row that scrolls sideways (PDP-04). */
export function ProductCarouselBlock({ content }: { content: BlockContent<'ProductCarouselBlock'> }) {
  const { heading, link, products } = content;
  return (
    <Carousel heading={heading} link={link && <TextLink link={link} />}>
      {products.map((product) => (
        <li key={product.code}>
          <ProductCard product={product} view="grid" level={3} />
        </li>
      ))}
    </Carousel>
  );
}
