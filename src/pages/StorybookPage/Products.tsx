import { cardItem, ProductCard } from '../../features/product/card/ProductCard';
import { ProductCardSkeleton } from '../../features/product/card/ProductCardSkeleton';
import { sampleProducts } from './samples';
import styles from './Products.module.css';
import { State, Story } from './Story';

/** Product card in both layouts and every state. */
export function Products() {
  return (
    <>
      <Story name="ProductCard view=grid" wide>
        <div className={styles.grid}>
          {Object.entries(sampleProducts).map(([name, product]) => (
            <State key={name} name={name}>
              <div className={styles.cell}>
                <div className={cardItem}>
                  <ProductCard product={product} view="grid" level={3} />
                </div>
              </div>
            </State>
          ))}
          <State name="ProductCardSkeleton">
            <div className={styles.cell}>
              <ProductCardSkeleton view="grid" />
            </div>
          </State>
        </div>
      </Story>
      <Story name="ProductCard view=list" wide>
        {Object.entries(sampleProducts).map(([name, product]) => (
          <State key={name} name={name}>
            <ProductCard product={product} view="list" level={3} />
          </State>
        ))}
      </Story>
    </>
  );
}
