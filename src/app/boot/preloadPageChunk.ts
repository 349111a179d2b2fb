/** Files of each page's chunk and its imports, by component name; set by the build (scripts/build/bootScript.ts). */
declare const __PAGE_FILES__: Readonly<Record<string, readonly string[]>>;

// Referenced once: the build inlines the value at each reference.
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
