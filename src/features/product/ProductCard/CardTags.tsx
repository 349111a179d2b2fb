import type { components } from '../../../api/generated/types';
import { Badge } from '../../../components/Badge/Badge';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './CardMedia.module.css';

type Schemas = components['schemas'];

interface CardTagsProps {
  product: Pick<Schemas['Product'], 'newProduct' | 'bestSeller' | 'recommended'>;
  /** The promotion of the article that the card shows. */
  promotion: Schemas['Promotion'] | null;
}

/** CARD-01: promotion, new, bestseller and recommended tags; no list where there are none. */
export function CardTags({ product, promotion }: CardTagsProps) {
  const t = useTranslate();
  const { newProduct, bestSeller, recommended } = product;
  const offer = promotion?.promotionName;
  if (!offer && !newProduct && !bestSeller && !recommended) return null;
  return (
    <ul className={styles.tags} aria-label={t('product.tags')}>
      {offer && (
        <li>
          <Badge tone="sale">{offer}</Badge>
        </li>
      )}
      {newProduct && (
        <li>
          <Badge tone="accent">{t('product.new')}</Badge>
        </li>
      )}
      {bestSeller && (
        <li>
          <Badge>{t('product.bestSeller')}</Badge>
        </li>
      )}
      {recommended && (
        <li>
          <Badge>{t('product.recommended')}</Badge>
        </li>
      )}
    </ul>
  );
}
