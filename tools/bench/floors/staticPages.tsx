import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Product } from '../../../src/api/generated/types';
import { ProductList } from './ProductList';

/** A document and its one style sheet. */
export interface StaticPage {
  html: string;
  css: string;
}

/** The same cards as the bare React list, as HTML. */
export function staticList(products: readonly Product[]): StaticPage {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  const sheet = '<link rel="stylesheet" href="/assets/static-list.css">';
  const body = renderToStaticMarkup(<ProductList products={products} />);
  return {
    html: `<!doctype html><html lang="en"><head>${head}<title>Products</title>${sheet}</head><body>${body}</body></html>`,
    css: readFileSync('tools/bench/floors/list.css', 'utf8'),
  };
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
