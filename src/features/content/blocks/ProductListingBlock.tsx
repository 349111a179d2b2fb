import type { BlockContent } from '../schemas';
import { BlockHeading } from './BlockHeading';
import styles from './ProductListingBlock.module.css';
import { ProductTile } from './ProductTile';

/** Products in a grid (PDP-04). */
export function ProductListingBlock({ content }: { content: BlockContent<'ProductListingBlock'> }) {
  const { heading, text, products, link } = content;
  return (
    <section className="page-width">
      <BlockHeading heading={heading} link={link} />
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.code}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
