import { useEffect } from 'react';
import { withoutReload } from '../LazyModule/reloadOnPreloadError';

/** A word that a dictionary of the language breaks, for each language that there are patterns of. */
const compounds = new Map([
  ...['no', 'nb', 'nn'].map((language) => [language, 'utendørsbelysning'] as const),
  ['sv', 'trädgårdsbelysning'],
]);

/** Whether the browser has no dictionary for a language: it leaves a long word whole on a line without room. */
function lacksDictionary(lang: string, compound: string): boolean {
  const line = document.createElement('div');
  line.lang = lang;
  line.textContent = compound;
  line.style.cssText =
    'position: absolute; width: 0; line-height: 10px; overflow-wrap: normal; hyphens: auto; hyphenate-limit-chars: auto; visibility: hidden';
  document.body.append(line);
  const height = line.offsetHeight;
  line.remove();
  return height > 0 && height < 20;
}

const lacking = new Map<string, boolean>();

async function hyphenate(): Promise<void> {
  const { lang } = document.documentElement;
  const [language = ''] = lang.split('-');
  const compound = compounds.get(language);
  if (!compound) return;
  if (!lacking.has(lang)) lacking.set(lang, lacksDictionary(lang, compound));
  if (!lacking.get(lang)) return;
  const { hyphenateDocument } = await withoutReload(() => import('./hyphenateDocument'));
  await hyphenateDocument(language);
}

const whenIdle = (run: () => void) => {
  if (!('requestIdleCallback' in window)) return setTimeout(run);
  return requestIdleCallback(run);
};

/**
 * Where the browser has no hyphenation dictionary for the document's language, soft hyphens stand in for it, for
 * Norwegian and Swedish, whose compounds are long (UI-04). Failing patterns leave words as the browser breaks them.
 * @param page the page that shows, undefined while none does
 */
export function useSoftHyphens(page: object | undefined): void {
  useEffect(() => {
    if (page) whenIdle(() => void hyphenate().catch(() => undefined));
  }, [page]);
}
