import type { FirstAnswers } from '../firstPaint/paintPage';
import type { ListAnswer } from './prefetchListing';

/** What a script of the first page sets: it renders a page from its answers and the first products of its list. */
interface FirstPaint {
  paint: (answers: FirstAnswers, products: ListAnswer | undefined) => Promise<void>;
}

declare global {
  interface Window {
    /** The script of the first page, until the app takes over. Nothing else may keep it: it would stay in memory. */
    __firstPaint?: FirstPaint | undefined;
  }
}

/**
 * Loads a script of the first page: a classic one, since a module stays in memory as long as the document does.
 * @returns rejects when it cannot be loaded
 */
export function loadFirstPaint(src: string): Promise<void> {
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} cannot be loaded`)));
  });
  // What paints handles a failure; a page that is not painted needs no handling.
  loaded.catch(() => undefined);
  script.fetchPriority = 'high';
  script.src = src;
  document.head.append(script);
  return loaded;
}
