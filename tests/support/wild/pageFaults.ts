import type { Page } from '@playwright/test';
import { basicTexts } from '../../../src/i18n/basicTexts';

/** Run in the browser: all faults of the page as rendered now, a sentence each. */
function findFaults(errorTexts: string[]): string[] {
  const faults = new Set<string>();
  const slack = 1;
  const room = document.documentElement.clientWidth;

  const nameOf = (element: Element): string => {
    const own = (each: Element) =>
      each.localName + [...each.classList].map((name) => `.${name.replace(/^_(\w+?)_.*$/, '$1')}`).join('');
    const parent = element.parentElement;
    return parent ? `${own(parent)} > ${own(element)}` : own(element);
  };
  const excerpt = (text: string) => JSON.stringify(text.trim().slice(0, 40));
  const isVisible = (element: Element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: false,
      contentVisibilityAuto: true,
    });
  const isForEarsOnly = (element: Element) =>
    element.closest('.visually-hidden, [inert], template') !== null ||
    getComputedStyle(element).clipPath === 'inset(50%)';
  const visibleText = (text: string) => text.replace(/[\s\u200B\u00AD\u202E]/g, '');

  // A scroll container: content beyond its edge can be reached.
  const scrolls = (style: CSSStyleDeclaration) => style.overflowX === 'auto' || style.overflowX === 'scroll';

  if (document.documentElement.scrollWidth > window.innerWidth + slack) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      if (element.getBoundingClientRect().right <= window.innerWidth + slack) return false;
      for (let box = element.parentElement; box; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return false;
      return true;
    });
    const innermost = wide.filter(
      (element) => !wide.some((each) => element !== each && element.contains(each)),
    );
    faults.add(
      `scrolls sideways: ${document.documentElement.scrollWidth} px in ${window.innerWidth}: ${innermost.slice(0, 2).map(nameOf).join(', ')}`,
    );
  }

  function boxFault(text: Text, rect: DOMRect): string | undefined {
    let inline = true;
    for (let box = text.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'contents') continue;
      const clips = style.overflowX !== 'visible';
      if (scrolls(style)) return undefined;
      const bounds = box.getBoundingClientRect();
      const outside = rect.left < bounds.left - slack || rect.right > bounds.right + slack;
      const below =
        rect.bottom > bounds.bottom + rect.height * 0.3 || rect.top < bounds.top - rect.height * 0.3;
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (clips && isShortened) return undefined;
      if (style.display.startsWith('inline') && style.display === 'inline') continue;
      if (inline || clips) {
        if (outside) return `${clips ? 'is cut off by' : 'sticks out of'} ${nameOf(box)}`;
        if (below && (clips || box.matches('button, a'))) return `is higher than ${nameOf(box)}`;
      }
      inline = false;
      if (style.position === 'fixed') break;
    }
    return rect.right > room + slack || rect.left < -slack ? 'lies outside the window' : undefined;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (!element || visibleText(text.data) === '' || element.closest('script, style, noscript')) continue;
    if (/\bundefined\b|\bnull\b|\bNaN\b|\[object/.test(text.data))
      faults.add(`says ${excerpt(text.data)}: ${nameOf(element)}`);
    if (!isVisible(element) || isForEarsOnly(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0 || rect.height === 0) continue;
      const fault = boxFault(text, rect);
      if (fault) {
        faults.add(`text ${excerpt(text.data)} of ${nameOf(element)} ${fault}`);
        break;
      }
    }
  }

  for (const element of document.querySelectorAll('[aria-label], [alt], [title], [href], [placeholder]'))
    for (const name of ['aria-label', 'alt', 'title', 'href', 'placeholder']) {
      const value = element.getAttribute(name) ?? '';
      if (/\bundefined\b|\bnull\b|\bNaN\b|\[object/.test(value))
        faults.add(`has ${name} ${excerpt(value)}: ${nameOf(element)}`);
    }

  const isEmpty = (element: Element) =>
    visibleText(element.textContent) === '' &&
    !element.querySelector('img[alt]:not([alt=""]), input, select, [aria-label], video, svg');
  for (const element of document.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    if (isVisible(element) && isEmpty(element)) faults.add(`empty heading: ${nameOf(element)}`);
  for (const element of document.querySelectorAll('ul, ol, dl, menu, table, nav, li'))
    if (isVisible(element) && isEmpty(element) && !element.closest('[aria-hidden="true"], [role="listbox"]'))
      faults.add(`empty ${element.localName}: ${nameOf(element)}`);
  for (const element of document.querySelectorAll('a[href], button')) {
    const named = [element, ...element.querySelectorAll('[aria-label], img[alt]')].some(
      (each) => visibleText(each.getAttribute('aria-label') ?? each.getAttribute('alt') ?? '') !== '',
    );
    if (isVisible(element) && !named && !element.hasAttribute('aria-labelledby') && isEmpty(element))
      faults.add(`nameless ${element.localName}: ${nameOf(element)}`);
  }

  for (const text of errorTexts)
    if (document.body.innerText.includes(text)) faults.add(`the built-in error: ${text}`);
  return [...faults];
}

/** Faults of the rendered page: overflowing, empty or nameless elements, texts that are no words, or an error page. */
export async function pageFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults, Object.values(basicTexts.errors));
}
