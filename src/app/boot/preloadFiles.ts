/** The files of each page by the name of its component; the build writes them (scripts/bootScript.ts). */
declare const __PAGE_FILES__: Record<string, readonly string[]>;

/** The app's own script, and what it imports. */
declare const __APP_FILES__: readonly string[];

declare const __FIRST_PAINT__: string;

/** The name of a page's component: those of the two bases are their pages' (APP-02). */
export const componentOf = (pageType: string) => pageType.replace(/Base$/, 'Page');

/** The files of a page's chunk with all that it imports. */
export function pageFiles(pageType: string): readonly string[] {
  const component = componentOf(pageType);
  return (Object.hasOwn(__PAGE_FILES__, component) && __PAGE_FILES__[component]) || [];
}

/** Whether a file is a style sheet. */
export const isStyleSheet = (href: string) => href.endsWith('.css');

/** Starts to fetch a file, which waits until it is used. */
export function preloadFile(href: string): void {
  const link = document.createElement('link');
  link.rel = isStyleSheet(href) ? 'preload' : 'modulepreload';
  if (isStyleSheet(href)) link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

function whenLoaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}

/** Applies a style sheet; the app finds it in the document. Rejects when it cannot be loaded. */
export function loadStyleSheet(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return whenLoaded(link);
}

/** Waits for the document's own style sheets, which stand at its end. Rejects when one cannot be loaded. */
export async function ownStyleSheets(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve);
    });
  const links = [...document.body.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(links.filter(({ sheet }) => !sheet).map(whenLoaded));
}

/** Home is one segment, what ends with a number is a product rather than a category, and a search has a query. */
const categoryAddress = /^\/[^/]+\/[^?]*[^\d/?]\/?(\?(?!(.*&)?query=).*)?$/;

/**
 * The script that renders a category before React has loaded. A reload, Back and an anchor have a place further down,
 * which the app restores.
 * @returns undefined where the address does not look like that of a category at its beginning, or the build has none
 */
export function firstPaintScript(): string | undefined {
  const { pathname, search, hash } = window.location;
  const isAtBeginning = window.history.state === null && hash === '';
  return (isAtBeginning && categoryAddress.test(pathname + search) && __FIRST_PAINT__) || undefined;
}

/** Preloads the app's own files. */
export const preloadApp = () => __APP_FILES__.forEach(preloadFile);

/** Preloads the style sheets of a category, which its page's answer names a round trip later. */
export const preloadCategoryStyles = () =>
  pageFiles('CategoryPage').filter(isStyleSheet).forEach(preloadFile);
