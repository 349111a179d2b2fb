import { Each } from '../../../components/ErrorBoundary/Each';
import { ProductCard } from '../../product/ProductCard/ProductCard';
import { visibleProducts } from '../../product/visibleProducts';
import type { BlockContent } from '../schemas';
import { BlockHeading } from './BlockHeading';
import styles from './ProductListingBlock.module.css';

/** Products in a grid (PDP-04). */
export function ProductListingBlock({ content }: { content: BlockContent<'ProductListingBlock'> }) {
  const { heading, text, link } = content;
  const products = visibleProducts(content.products);
  return (
    <section className="page-width">
      <BlockHeading heading={heading} link={link} />
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.products}>
        <Each items={products} place="/content/products" keyOf={({ code }) => code}>
          {(product) => (
            <li>
              <ProductCard product={product} view="grid" level={3} />
            </li>
          )}
        </Each>
      </ul>
    </section>
  );
}
