import { SignInForPrices } from '../../pricing/SignInForPrices';
import { ProductCards } from '../../product/ProductCarousel';
import type { BlockContent } from '../schemas';
import { BlockHeading } from './BlockHeading';
import styles from './ProductListingBlock.module.css';

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
        <ProductCards products={products} place="/content/products" />
      </ul>
    </section>
  );
}
