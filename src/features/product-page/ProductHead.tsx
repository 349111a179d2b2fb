import { Badge } from '../../components/Badge/Badge';
import { useTranslate } from '../../i18n/useTranslate';
import { FavoriteHeart } from '../product/FavoriteHeart';
import type { ProductDetails } from '../../api/generated/types';
import type { Article } from '../product/variations';
import styles from './ProductHead.module.css';

interface ProductHeadProps {
  product: ProductDetails;
  article: Article;
}

/** The tags of the product, with the texts and order of its card (CARD-01). */
function Badges({ product, article }: ProductHeadProps) {
  const t = useTranslate();
  const { newProduct, bestSeller, recommended } = product;
  const offer = article.promotion?.promotionName;
  if (!offer && !newProduct && !bestSeller && !recommended) return null;
  return (
    <p className={styles.badges}>
      {offer && <Badge tone="sale">{offer}</Badge>}
      {newProduct && <Badge tone="accent">{t('product.new')}</Badge>}
      {bestSeller && <Badge>{t('product.bestSeller')}</Badge>}
      {recommended && <Badge>{t('product.recommended')}</Badge>}
    </p>
  );
}

/** PDP-01: name, brand, text, note and numbers of the product, and the favourite heart. */
export function ProductHead({ product, article }: ProductHeadProps) {
  const t = useTranslate();
  const { name, brand, elNumber, marketingText, note } = product;
  return (
    <header className={styles.head}>
      <Badges product={product} article={article} />
      <div className={styles.title}>
        <h1 className={styles.name}>{name || article.code}</h1>
        <FavoriteHeart product={product} />
      </div>
      {marketingText && <p className={styles.text}>{marketingText}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.numbers}>
        {brand && <span>{brand}</span>}
        <span>
          {t('product.articleNumber')} {article.code}
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
