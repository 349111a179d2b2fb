import { reloadOnce } from '../routing/lazy/reloadOnce';
import { visitorLanguages } from '../i18n/languageStore';
import { builtInLanguage, startTexts } from '../i18n/startTexts';

/** Files of the entry, as in the attributes of their elements; defined at build time (scripts/build/bootScript.ts). */
declare const __START_FILES__: readonly string[];

/** Delay of the notice in the loader of index.html that the start is slow, in ms (APP-15). */
const slowAfter = 3500;

const hasStarted = () => document.getElementById('root')?.hasChildNodes();

/** Address of a script or style sheet of the start; undefined for other elements, such as third-party scripts. */
function startFile(element: EventTarget | null): string | undefined {
  if (!(element instanceof Element)) return undefined;
  const file = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
  return __START_FILES__.includes(file) ? file : undefined;
}

function showNotice(isLost: boolean): void {
  const language = builtInLanguage(visitorLanguages());
  const { common, errors } = startTexts[language];
  const notice = document.createElement('div');
  notice.lang = language;
  notice.setAttribute('role', isLost ? 'alert' : 'status');
  const button = document.createElement('button');
  button.textContent = common.reload;
  button.onclick = () => window.location.reload();
  const lost = navigator.onLine ? errors.shopFailed : errors.offline;
  notice.append(isLost ? lost : common.slow, button);
  const loader = document.getElementById('site-loader');
  loader?.removeAttribute('aria-hidden');
  loader?.querySelector('div')?.remove();
  loader?.append(notice);
}

/** Style sheets of the start that do not apply yet. */
const pendingStyleSheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => startFile(link) !== undefined && !link.sheet,
  );

/** Replace a render-blocking style sheet by a copy that does not block. */
function unblock(link: HTMLLinkElement): void {
  const copy = link.cloneNode() as HTMLLinkElement;
  copy.dataset['late'] = '';
  link.replaceWith(copy);
}

/**
 * Watch the loading of the app's entry (APP-15): a missing file reloads the page once. After that, or after 3.5 s, the
 * loader has a reload button and covers the page until its style sheets, which no longer block, apply.
 * @returns function that stops watching
 */
export function watchStart(): () => void {
  const onError = ({ target }: Event) => {
    const file = startFile(target);
    if (file === undefined || reloadOnce(file)) return;
    for (const link of pendingStyleSheets()) link.dataset['late'] = '';
    // Browsers give a lost style sheet an empty `sheet`, like one that applies.
    (target as HTMLElement).dataset['lost'] = '';
    const { dataset } = document.documentElement;
    if (dataset['rendered'] !== undefined) dataset['rendered'] = 'lost';
    showNotice(true);
  };
  window.addEventListener('error', onError, true);
  const timer = setTimeout(() => {
    for (const link of pendingStyleSheets()) unblock(link);
    if (!hasStarted() && !document.querySelector('#site-loader [role=alert]')) showNotice(false);
  }, slowAfter);
  return () => {
    window.removeEventListener('error', onError, true);
    clearTimeout(timer);
  };
}

/** Time that the static loader of index.html stays after start-up, in ms (APP-07). */
const siteLoaderMs = 700;

/** Remove the static loader after 700 ms (APP-07), or once late style sheets apply; it stays if one is lost (APP-15). */
export function removeSiteLoader(): void {
  const remove = () => document.getElementById('site-loader')?.remove();
  setTimeout(() => {
    if (document.querySelector('link[rel=stylesheet][data-lost]')) return;
    const late = document.querySelector<HTMLLinkElement>('link[data-late]');
    if (late && !late.sheet) late.addEventListener('load', remove);
    else remove();
  }, siteLoaderMs);
}
