import { useEffect } from 'react';
import type { Page } from '../page/page';
import { breadcrumbData, productData } from './structuredData';

interface ScriptPolicy {
  createScript: (text: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const asText: ScriptPolicy = { createScript: (text) => text };

/** Required where Trusted Types are enforced, even for a script of type ld+json, which never runs. */
const policy =
  'trustedTypes' in window && isFactory(window.trustedTypes)
    ? window.trustedTypes.createPolicy('json-ld', asText)
    : asText;

function dataOf(page: Page): object[] {
  const product =
    page.pageType === 'ProductPage' || page.pageType === 'ProductBase' ? productData(page) : undefined;
  return [product, breadcrumbData(page.breadcrumb)].filter((data) => data !== undefined);
}

function scriptOf(data: object): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = policy.createScript(JSON.stringify(data));
  return script;
}

/**
 * JSON-LD of products and breadcrumbs in the document's head, while mounted (SEO-02). Under a content security policy
 * it uses the Trusted Types policy `json-ld`.
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
