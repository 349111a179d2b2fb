/** The files of each page by the name of its component; the build writes them (scripts/bootScript.ts). */
declare const __PAGE_FILES__: Record<string, readonly string[]>;

/** The app's own script, and what it imports. */
declare const __APP_FILES__: readonly string[];

/** The app's style sheets besides that of the first page. */
declare const __APP_STYLE_SHEETS__: readonly string[];

/** The libraries among the app's files. */
declare const __LIBRARY_FILES__: readonly string[];

/** The scripts that render a page before React has loaded, by the name of its component. */
declare const __FIRST_PAINTS__: Record<string, string>;

/** The name of a page's component: those of the two bases are their pages' (APP-02). */
export const componentOf = (pageType: string) => pageType.replace(/Base$/, 'Page');

/** The files of a page's chunk with all that it imports. */
export function pageFiles(pageType: string): readonly string[] {
  const component = componentOf(pageType);
  return (Object.hasOwn(__PAGE_FILES__, component) && __PAGE_FILES__[component]) || [];
}

const isStyleSheet = (href: string) => href.endsWith('.css');

/** Starts to fetch a file, which waits until it is used. */
export function preloadFile(href: string): void {
  const link = document.createElement('link');
  link.rel = isStyleSheet(href) ? 'preload' : 'modulepreload';
  if (isStyleSheet(href)) link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

async function whenLoaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}

/**
 * Applies the style sheet of the first page, which holds for no medium until it has loaded: the loader shows without it.
 * Rejects when it cannot be loaded.
 * @returns its element
 */
export async function applyStyleSheet(): Promise<HTMLLinkElement | null> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (link) {
    await whenLoaded(link);
    link.media = 'all';
  }
  return link;
}

/**
 * Loads the font of the texts where the style sheet has come from the browser's cache, in which the font is too: it is
 * asked for otherwise when the page has been laid out, which then is laid out again. On a first visit the products and
 * their pictures come first.
 */
export function loadCachedFont(styleSheet: HTMLLinkElement | null): void {
  const [load] = performance.getEntriesByName(styleSheet?.href ?? '') as PerformanceResourceTiming[];
  if (load?.transferSize !== 0) return;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-sans');
  document.fonts.load(`1em ${family}`).catch(() => undefined);
}

/** The component of the page that an address looks like: home is one segment, a product ends with its number. */
function expectedComponent(pathname: string, search: string): string {
  if (/^\/[^/]*\/?$/.test(pathname)) return 'StartPage';
  if (new URLSearchParams(search).has('query')) return 'SearchPage';
  return /\d\/?$/.test(pathname) ? 'ProductPage' : 'CategoryPage';
}

/** What renders a page before React has loaded. */
export interface FirstPaintScript {
  /** The component of the page that it renders. */
  component: string;
  src: string;
}

/**
 * The script that renders the page that the address looks like, before React has loaded. A reload, Back and an anchor
 * have a place further down, which the app restores.
 * @returns undefined where the page is not opened at its beginning, or the build has no script for it
 */
export function firstPaintScript(): FirstPaintScript | undefined {
  const { pathname, search, hash } = window.location;
  if (window.history.state !== null || hash !== '' || pathname === '/') return undefined;
  const component = expectedComponent(pathname, search);
  const src = __FIRST_PAINTS__[component];
  return src === undefined ? undefined : { component, src };
}

/** Preloads the libraries that the app's own script imports: most of its code. */
export const preloadLibraries = () => __LIBRARY_FILES__.forEach(preloadFile);

/** Preloads the app's own files, and applies its style sheets. Rejects when one of them cannot be loaded. */
export async function preloadApp(): Promise<void> {
  __APP_FILES__.forEach(preloadFile);
  // At the end of the head, before those of pages and modals, which are added later: later rules win.
  const links = __APP_STYLE_SHEETS__.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href }),
  );
  document.head.append(...links);
  await Promise.all(links.map(whenLoaded));
}
