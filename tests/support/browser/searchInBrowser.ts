import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './shopWindow';

/** The addresses of calls that search while typing, as a pattern. */
const whileTyping = '/api/search/(quick-search|suggestions|variation-code-search)[?]';

/** The header. */
export const header = (page: Page) => page.getByRole('banner');
/** The header's search box. */
export const box = (page: Page) => header(page).getByRole('combobox');
/** The list of hits, of whatever box. */
export const list = (page: Page) => page.getByRole('listbox');
/** Everything in it that leads somewhere. */
export const options = (page: Page) => list(page).getByRole('option');

/** Opens a page and stops its clock, which from then on only tests move. */
export async function openAndStopClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openPage(page, address);
  await stopClock(page);
}

/** Stops the page's clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Moves a stopped clock on until something shows: the mock shop needs time to answer. */
export async function untilShown(page: Page, thing: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return thing.count();
    })
    .toBeGreaterThan(0);
}

/** Types a text into the header's box, on a stopped clock, and waits for its hits. */
export async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.clock.runFor(500);
  await untilShown(page, list(page));
}

/** Records the queries of further quickSearch calls. */
export function quickSearches(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/quick-search')) texts.push(searchParams.get('query') ?? '');
  });
  return texts;
}

/** The outcome of a call that is held. */
type Outcome = 'answer' | 'fail';

/** A call made while typing, held until the test decides its outcome. */
interface PausedCall {
  operation: string;
  query: string;
  decide: (outcome: Outcome) => void;
}

declare global {
  interface Window {
    outcomeOf: (url: string) => Promise<Outcome>;
  }
}

/**
 * Holds calls, those that search while typing when nothing else is said, as a slow server does that ignores
 * aborts. The mock shop answers from a service worker, which the browser's own interception never sees, so they are
 * held where the app makes them.
 * @param pattern of the addresses of the calls to hold
 */
export async function pauseSearchCalls(page: Page, pattern = whileTyping): Promise<PausedCall[]> {
  const held: PausedCall[] = [];
  await page.exposeFunction('outcomeOf', (address: string) => {
    const { pathname, searchParams } = new URL(address);
    return new Promise<Outcome>((decide) => {
      held.push({
        operation: pathname.split('/').at(-1) ?? '',
        query: searchParams.get('query') ?? '',
        decide,
      });
    });
  });
  await page.addInitScript((searching) => {
    const held = new RegExp(searching);
    const send = window.fetch.bind(window);
    window.fetch = async (call, init) => {
      if (!(call instanceof Request) || !held.test(call.url)) return send(call, init);
      const { url, headers } = call;
      const outcome = await window.outcomeOf(url);
      if (outcome === 'fail') throw new TypeError('Line lost');
      return send(new Request(url, { headers }));
    };
  }, pattern);
  return held;
}
