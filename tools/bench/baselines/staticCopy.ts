import type { Page } from '@playwright/test';

/** A document and its one style sheet. */
export interface StaticPage {
  html: string;
  css: string;
}

/**
 * Snapshot of a rendered page of the shop, without scripts and with one style sheet: the cost of the same look as a
 * file.
 * @param sheet the path of the style sheet; in the folder of the shop's own, since it refers to fonts by relative URL
 */
export async function staticCopy(page: Page, sheet: string): Promise<StaticPage> {
  return page.evaluate((href) => {
    const css = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    // A clone: a link to the style sheet in the page itself would request it before it exists.
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll('script, style, link[rel="stylesheet"], link[rel*="preload"]'))
      each.remove();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    copy.querySelector('head')?.append(link);
    return { html: `<!doctype html>${copy.outerHTML}`, css: css.join('\n') };
  }, sheet);
}
