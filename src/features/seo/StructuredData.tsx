import { useEffect } from 'react';
import { scriptJson } from '../../lib/scriptJson';
import { trustedTypesPolicy } from '../../lib/trustedTypes';
import type { Page } from '../../routing/page/page';
import { structuredData } from './structuredData';

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

/**
 * JSON-LD of the shop, products and breadcrumbs in the document's head, while mounted (SEO-02). Under a content security
 * policy it uses the Trusted Types policy `json-ld`.
 */
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
