import type { ReactNode } from 'react';
import type { FavoriteItem } from '../../api/generated/types';
import { useTranslate } from '../../i18n/useTranslate';
import { ProductCard } from '../product/ProductCard/ProductCard';
import styles from './FavoriteLists.module.css';

interface ListItemCardProps {
  item: FavoriteItem;
  /** Buttons below the product. */
  children?: ReactNode;
}

/** A product of a list, with a code in its place when the shop does not have it any more. */
export function ListItemCard({ item: { code, product }, children }: ListItemCardProps) {
  const t = useTranslate();
  return (
    <li className={styles.item}>
      {product ? (
        <ProductCard product={product} view="grid" level={3} />
      ) : (
        <p className={styles.gone}>
          <span>
            {t('product.articleNumber')} {code}
          </span>
          <span>{t('favorites.notFound')}</span>
        </p>
      )}
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}
