/** Files of each page's chunk and its imports, by component name; defined at build time (scripts/build/bootScript.ts). */
declare const __PAGE_FILES__: Readonly<Record<string, readonly string[]>>;

// Named once: the build writes the constant's value at each use.
const pageFiles = () => new Map(Object.entries(__PAGE_FILES__));

/** Component name of a page type; the two base types share the component of their pages (APP-02). */
export const componentOf = (pageType: string) => pageType.replace(/Base$/, 'Page');

function preloadFile(href: string): void {
  const isStyleSheet = href.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyleSheet ? 'preload' : 'modulepreload';
  if (isStyleSheet) link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/**
 * Preload the chunk of a page with its imports and style sheets (APP-15).
 * @param pageType page type as sent by the server; an unknown one has no files
 */
export function preloadPageChunk(pageType: string): void {
  pageFiles().get(componentOf(pageType))?.forEach(preloadFile);
}
