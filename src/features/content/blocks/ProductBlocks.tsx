import { SignInForPrices } from '../../pricing/SignInForPrices';
import { ProductCards, ProductCarousel } from '../../product/ProductCarousel';
import type { BlockContent } from '../schemas';
import { BlockHeading, TextLink } from './BlockHeading';
import styles from './ProductBlocks.module.css';

/** Products in a horizontally scrolling row (PDP-04). */
export function ProductCarouselBlock({ content }: { content: BlockContent<'ProductCarouselBlock'> }) {
  const { heading, products, link } = content;
  return (
    <ProductCarousel
      heading={heading}
      products={products}
      path="/content/products"
      link={
        <>
          <SignInForPrices />
          {link && <TextLink link={link} size="small" />}
        </>
      }
    />
  );
}

/** Products in a grid (PDP-04). */
export function ProductListingBlock({ content }: { content: BlockContent<'ProductListingBlock'> }) {
  const { heading, text, products, link } = content;
  return (
    <section className="page-width">
      <BlockHeading heading={heading} link={link}>
        <SignInForPrices />
      </BlockHeading>
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.products}>
        <ProductCards products={products} path="/content/products" />
      </ul>
    </section>
  );
}
