import { useEffect } from 'react';
import { shopBrand } from '../../../brand/shopBrand';
import type { Breadcrumb, ProductPage } from '../../api/generated/types';
import { mediaUrl, showsVisitorPrices } from '../../config/deployment';
import { trustedTypesPolicy } from '../../lib/trustedTypes';
import type { Page } from '../../routing/page/page';
import { absoluteUrl } from './PageMetadata';

/** JSON for a script element, without `<`: in HTML, a text such as `</script>` would end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

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

/** Price and stock of a product, where the deployment shows visitors prices: others are the customer's own. */
function offerData({ price, inStockQuantity }: ProductPage['product']): object | undefined {
  if (!showsVisitorPrices() || !price) return undefined;
  return {
    '@type': 'Offer',
    price: price.priceIncVat.amount,
    priceCurrency: price.currency,
    availability: `https://schema.org/${inStockQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
  };
}

/** A product as schema.org's Product (SEO-02). */
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
    offers: offerData(product),
  };
}

/** Everything that search engines read about a page (SEO-02). */
export function structuredData(page: Page): object[] {
  const product =
    page.pageType === 'ProductPage' || page.pageType === 'ProductBase' ? productData(page) : undefined;
  const site = page.pageType === 'StartPage' ? siteData() : undefined;
  return [site, product, breadcrumbData(page.breadcrumb)].filter((data) => data !== undefined);
}

/** Required where Trusted Types are enforced, even for a script of type ld+json, which never runs. */
const policy = trustedTypesPolicy('json-ld', { createScript: (text: string) => text });

const type = 'application/ld+json';

/** Remove the scripts of a page rendered on a server, in whose place are those of the page on screen. */
function removeScripts(): void {
  for (const script of document.head.querySelectorAll(`script[type="${type}"]`)) script.remove();
}

function scriptOf(data: object): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = type;
  script.text = policy.createScript(scriptJson(data));
  return script;
}

/** JSON-LD of the page in the document's head (SEO-02), by the Trusted Types policy `json-ld`. */
export function StructuredData({ page }: { page: Page }) {
  useEffect(() => {
    removeScripts();
    const scripts = structuredData(page).map(scriptOf);
    document.head.append(...scripts);
    return () => {
      for (const script of scripts) script.remove();
    };
  }, [page]);
  return null;
}
