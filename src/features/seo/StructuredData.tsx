import { useEffect } from 'react';
import type { Page } from '../session/page';
import { breadcrumbData, productData } from './structuredData';

function dataOf(page: Page): object[] {
  const product =
    page.pageType === 'ProductPage' || page.pageType === 'ProductBase' ? productData(page) : undefined;
  return [product, breadcrumbData(page.breadcrumb)].filter((data) => data !== undefined);
}

/**
 * JSON-LD of products and breadcrumbs in the document's head, while the page shows (SEO-02). The text goes in as a text
 * node: no markup is parsed, so it needs no leave from a Trusted Types policy.
 */
export function StructuredData({ page }: { page: Page }) {
  useEffect(() => {
    const scripts = dataOf(page).map((data) => {
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      script.append(document.createTextNode(JSON.stringify(data)));
      return script;
    });
    document.head.append(...scripts);
    return () => {
      for (const script of scripts) script.remove();
    };
  }, [page]);
  return null;
}
