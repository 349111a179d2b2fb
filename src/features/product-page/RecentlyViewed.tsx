import { useEffect, useState } from 'react';
import { Carousel } from '../../components/Carousel/Carousel';
import { Picture } from '../../components/Picture/Picture';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import { recentlyViewed, rememberViewed } from '../product/viewedProducts';
import { useLanguage } from '../settings/language';
import type { ProductDetails } from '../../api/generated/types';
import styles from './RecentlyViewed.module.css';

/** PDP-01: the products looked at before this one, which joins them. */
export function RecentlyViewed({ product }: { product: ProductDetails }) {
  const t = useTranslate();
  const language = useLanguage();
  const [seen] = useState(() => recentlyViewed(language).filter(({ code }) => code !== product.code));
  useEffect(() => rememberViewed(language, product), [language, product]);
  return (
    <Carousel heading={t('product.recent')}>
      {seen.map(({ code, name, url, image }) => (
        <li key={code}>
          <SafeLink href={url} leadsTo="product" className={styles.product}>
            <Picture
              image={image}
              ratio="1 / 1"
              sizes="(width > 1024px) 22vw, (width > 720px) 29vw, 44vw"
              decorative
            />
            <span>{name}</span>
          </SafeLink>
        </li>
      ))}
    </Carousel>
  );
}
