import { useEffect } from 'react';
import { trustedTypesPolicy } from '../../lib/trustedTypes';
import type { Page } from '../../routing/page/page';
import { breadcrumbData, productData, siteData } from './structuredData';

/**
 * Required where Trusted Types are enforced, even for a script of type ld+json, which never runs. JSON without `<`: in
 * the HTML of a prerendered page, a text such as `</script>` would end the script.
 */
const policy = trustedTypesPolicy('json-ld', {
  createScript: (text: string) => text.replaceAll('<', '\\u003c'),
});

function dataOf(page: Page): object[] {
  const product =
    page.pageType === 'ProductPage' || page.pageType === 'ProductBase' ? productData(page) : undefined;
  const site = page.pageType === 'StartPage' ? siteData() : undefined;
  return [site, product, breadcrumbData(page.breadcrumb)].filter((data) => data !== undefined);
}

function scriptOf(data: object): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = policy.createScript(JSON.stringify(data));
  return script;
}

/**
 * JSON-LD of the shop, products and breadcrumbs in the document's head, while mounted (SEO-02). Under a content security
 * policy it uses the Trusted Types policy `json-ld`.
 */
export function StructuredData({ page }: { page: Page }) {
  useEffect(() => {
    const scripts = dataOf(page).map(scriptOf);
    document.head.append(...scripts);
    return () => {
      for (const script of scripts) script.remove();
    };
  }, [page]);
  return null;
}
