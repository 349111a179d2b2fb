import type { Page } from '@playwright/test';

/** A document and its one style sheet. */
export interface StaticPage {
  html: string;
  css: string;
}

/**
 * A page of the shop as it stands in a browser, without its scripts and with one style sheet: what the same look would
 * cost as a file.
 * @param sheet the path the style sheet will be served at; in the folder of the shop's own, for the fonts it names
 */
export async function staticCopy(page: Page, sheet: string): Promise<StaticPage> {
  return page.evaluate((href) => {
    const css = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    // The page itself stays as it is: a link in it would ask for the sheet before there is one.
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
