import { shopBrand } from '../../../brand/shopBrand';
import type { Breadcrumb, ProductPage } from '../../api/generated/types';
import { mediaUrl } from '../../config/deployment';
import type { Page } from '../../routing/page/page';
import { absoluteUrl } from './absoluteUrl';

/** Breadcrumbs as schema.org's BreadcrumbList (SEO-02); undefined when there are too few. */
function breadcrumbData(breadcrumb: readonly Breadcrumb[]): object | undefined {
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
const siteData = (): object => ({
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

/** Everything that search engines read about a page (SEO-02). */
export function structuredData(page: Page): object[] {
  const product =
    page.pageType === 'ProductPage' || page.pageType === 'ProductBase' ? productData(page) : undefined;
  const site = page.pageType === 'StartPage' ? siteData() : undefined;
  return [site, product, breadcrumbData(page.breadcrumb)].filter((data) => data !== undefined);
}
