import { useEffect, useState } from 'react';
import { Picture } from '../../components/Picture/Picture';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import { useLanguage } from '../session/language';
import type { ProductDetails } from './article';
import { ProductRow } from './ProductRow';
import styles from './RecentlyViewed.module.css';
import { recentlyViewed, rememberViewed } from './viewedProducts';

/** PDP-01: the products looked at before this one, which joins them. */
export function RecentlyViewed({ product }: { product: ProductDetails }) {
  const t = useTranslate();
  const language = useLanguage();
  const [seen] = useState(() => recentlyViewed(language).filter(({ code }) => code !== product.code));
  useEffect(() => rememberViewed(language, product), [language, product]);
  return (
    <ProductRow heading={t('product.recent')}>
      {seen.map(({ code, name, url, image }) => (
        <li key={code}>
          <SafeLink href={url} className={styles.product}>
            <Picture image={image} ratio="1 / 1" decorative />
            <span>{name}</span>
          </SafeLink>
        </li>
      ))}
    </ProductRow>
  );
}
