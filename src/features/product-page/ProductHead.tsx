import { Badge } from '../../components/Badge/Badge';
import { useTranslate } from '../../i18n/useTranslate';
import { FavoriteHeart } from '../product/FavoriteHeart';
import type { ProductDetails } from '../../api/generated/types';
import { badgeOf } from '../product/badge';
import type { Article } from '../product/variations';
import styles from './ProductHead.module.css';

interface ProductHeadProps {
  product: ProductDetails;
  article: Article;
}

/** CARD-01: the same badge as on its card. */
function HeadBadge({ product, article }: ProductHeadProps) {
  const t = useTranslate();
  const badge = badgeOf(product, article.promotion, t);
  return badge ? (
    <p className={styles.badge}>
      <Badge tone={badge.tone}>{badge.text}</Badge>
    </p>
  ) : null;
}

/** A name whose words with a hyphen, such as three-seat, break at it only when they are longer than the line. */
function Name({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.compound}>
        {part}
      </span>
    ),
  );
}

/** PDP-01: name, brand, text, note and numbers of the product, and the favourite heart. */
export function ProductHead({ product, article }: ProductHeadProps) {
  const t = useTranslate();
  const { name, brand, elNumber, marketingText, note } = product;
  return (
    <header className={styles.head}>
      <HeadBadge product={product} article={article} />
      <div className={styles.title}>
        <h1 className={styles.name}>
          <Name>{name || article.code}</Name>
        </h1>
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
