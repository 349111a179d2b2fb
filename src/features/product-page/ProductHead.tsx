import { Badge } from '../../components/Badge/Badge';
import { useTranslate } from '../../i18n/useTranslate';
import type { ProductDetails } from './article';
import styles from './ProductHead.module.css';

interface ProductHeadProps {
  product: ProductDetails;
  /** Of the variation chosen. */
  code: string;
}

/** PDP-01: what the product is: its name, brand and numbers. */
export function ProductHead({ product, code }: ProductHeadProps) {
  const t = useTranslate();
  const { name, brand, elNumber, marketingText, newProduct, bestSeller } = product;
  return (
    <header className={styles.head}>
      {(newProduct || bestSeller) && (
        <p className={styles.badges}>
          {newProduct && <Badge tone="accent">{t('product.new')}</Badge>}
          {bestSeller && <Badge>{t('product.bestSeller')}</Badge>}
        </p>
      )}
      <p className={styles.brand}>{brand}</p>
      <h1 className={styles.name}>{name}</h1>
      {marketingText && <p className={styles.text}>{marketingText}</p>}
      <p className={styles.numbers}>
        <span>
          {t('product.articleNumber')} {code}
        </span>
        {elNumber !== null && (
          <span>
            {t('product.elNumber')} {elNumber}
          </span>
        )}
      </p>
    </header>
  );
}
