import { Each } from '../../../components/ErrorBoundary/Each';
import { ProductCard } from '../../product/ProductCard/ProductCard';
import type { BlockContent } from '../schemas';
import { BlockHeading } from './BlockHeading';
import styles from './ProductListingBlock.module.css';

/** Products in a grid (PDP-04). */
export function ProductListingBlock({ content }: { content: BlockContent<'ProductListingBlock'> }) {
  const { heading, text, products, link } = content;
  return (
    <section className="page-width">
      <BlockHeading heading={heading} link={link} />
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.products}>
        <Each items={products} place="/content/products" keyOf={({ code }) => code}>
          {(product) =>
            product.visible === false ? null : (
              <li>
                <ProductCard product={product} view="grid" level={3} />
              </li>
            )
          }
        </Each>
      </ul>
    </section>
  );
}
