import { useEffect, useMemo, useRef } from 'react';
import { Carousel } from '../../../components/plain/Carousel';
import { Picture } from '../../../components/plain/Picture';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { recentlyViewed, rememberViewed } from '../viewedProducts';
import { useSession } from '../../session/customer';
import { useLanguage } from '../../settings/settings';
import type { ProductDetails } from '../../../api/generated/types';
import styles from './RecentlyViewed.module.css';

interface RecentlyViewedProps {
  /** The current product, stored but not shown; undefined on other pages, such as the cart. */
  product?: ProductDetails;
}

function useRememberViewed(language: string, product: ProductDetails | undefined): void {
  const stored = useRef('');
  useEffect(() => {
    if (!product) return;
    const view = `${language} ${product.code}`;
    // Sign-out refetches the page, which must not store the customer's viewed product again.
    if (stored.current === view) return;
    stored.current = view;
    rememberViewed(language, product);
  }, [language, product]);
}

/** PDP-01, AUTH-03: the recently viewed products; those of a customer are removed on sign-out. */
export function RecentlyViewed({ product }: RecentlyViewedProps) {
  const t = useTranslate();
  const language = useLanguage();
  const customer = useSession().customer?.id ?? null;
  const code = product?.code;
  const seen = useMemo(
    () => recentlyViewed(language, customer).filter((viewed) => viewed.code !== code),
    [language, customer, code],
  );
  useRememberViewed(language, product);
  if (seen.length === 0) return null;
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
