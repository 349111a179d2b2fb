import { useEffect, useMemo, useRef } from 'react';
import type { ProductDetails, ProductFields } from '../../../api/generated/types';
import { Carousel } from '../../../components/plain/Carousel';
import { Picture } from '../../../components/plain/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import { isObject } from '../../../lib/isObject';
import { readPrivateList, storageCustomer, writePrivate } from '../../../lib/privateStorage';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useSession } from '../../session/customer';
import { useLanguage } from '../../settings/settings';
import styles from './RecentlyViewed.module.css';

/** Stored fields of a viewed product: never a price. */
export interface ViewedProduct {
  code: string;
  name: string;
  url: string;
  language: string;
  image: { src: string; alt: string };
}

const maxViewed = 9;
const viewedKey = 'recentlyViewed';

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (!isObject(value) || !isObject(value.image)) return false;
  const texts = [value.code, value.name, value.url, value.language, value.image.src, value.image.alt];
  return texts.every((text) => typeof text === 'string');
}

export function toViewedProduct(
  { code, name, url, thumbnail }: Pick<ProductFields, 'code' | 'name' | 'url' | 'thumbnail'>,
  language: string,
): ViewedProduct {
  const image = { src: thumbnail?.src ?? '', alt: thumbnail?.alt ?? '' };
  return { code, name, url, language, image };
}

/** PDP-01: the products viewed in this browser by a customer, or a visitor (null), newest first. */
export function recentlyViewed(
  language: string,
  customer: string | null = storageCustomer(),
): ViewedProduct[] {
  return readPrivateList(viewedKey, isViewedProduct, customer).filter((each) => each.language === language);
}

/** PDP-01: store a visible product as the most recently viewed; removes products in other languages. */
export function rememberViewed(language: string, product: ProductFields): void {
  const viewed = product.visible === false ? [] : [toViewedProduct(product, language)];
  const others = recentlyViewed(language).filter(({ code }) => code !== product.code);
  writePrivate(viewedKey, [...viewed, ...others].slice(0, maxViewed));
}

const comparedKey = 'comparedProducts';

/** PDP-01: the products compared in this tab, in the order in which they were selected. */
export function comparedProducts(language: string): ViewedProduct[] {
  return readPrivateList(comparedKey, isViewedProduct).filter((each) => each.language === language);
}

/** PDP-01: store the products to compare until the tab is closed; an empty list removes them. */
export function storeCompared(products: readonly ViewedProduct[]): void {
  writePrivate(comparedKey, products.length > 0 ? products : null);
}

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
