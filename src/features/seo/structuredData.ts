import { shopBrand } from '../../../brand/shopBrand';
import type { Breadcrumb, ProductPage } from '../../api/generated/types';
import { mediaUrl } from '../../config/deployment';
import { absoluteUrl } from './absoluteUrl';

/** Breadcrumbs as schema.org's BreadcrumbList (SEO-02); undefined when there are too few. */
export function breadcrumbData(breadcrumb: readonly Breadcrumb[]): object | undefined {
  if (breadcrumb.length < 2) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ href, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: absoluteUrl(href),
    })),
  };
}

/** The shop as schema.org's WebSite, by which search engines name its results (SEO-02). */
export const siteData = (): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: shopBrand.name,
  url: absoluteUrl('/'),
});

/** A product as schema.org's Product (SEO-02), without a price: prices are for customers only. */
export function productData(page: ProductPage): object {
  const { product } = page;
  const images = [product.image, ...product.sliderImages].map(
    (image) => image && absoluteUrl(mediaUrl(image.src)),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    description: page.metaDescription ?? undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    category: product.categoryPath.join(' > ') || undefined,
    image: [...new Set(images)].filter(Boolean),
    url: absoluteUrl(page.canonicalLink ?? page.url),
  };
}
