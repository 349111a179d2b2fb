import { SignInForPrices } from '../../pricing/SignInForPrices';
import { ProductCarousel } from '../../product/ProductCarousel';
import type { BlockContent } from '../schemas';
import { TextLink } from './BlockHeading';

/** Products in a horizontally scrolling row (PDP-04). */
export function ProductCarouselBlock({ content }: { content: BlockContent<'ProductCarouselBlock'> }) {
  const { heading, products, link } = content;
  return (
    <ProductCarousel
      heading={heading}
      products={products}
      place="/content/products"
      link={
        <>
          <SignInForPrices />
          {link && <TextLink link={link} size="small" />}
        </>
      }
    />
  );
}
