import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './shopWindow';

/** Pattern of the URLs of calls while typing. */
const whileTyping = '/api/search/(quick-search|suggestions|variation-code-search)[?]';

/** The header. */
export const header = (page: Page) => page.getByRole('banner');
/** The header's search box. */
export const box = (page: Page) => header(page).getByRole('combobox');
/** The list of hits of any search box. */
export const list = (page: Page) => page.getByRole('listbox');
/** The options of the list, all of which are links. */
export const options = (page: Page) => list(page).getByRole('option');

/** Open a page and stop its clock, which only tests advance from then on. */
export async function openAndStopClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openPage(page, address);
  await stopClock(page);
}

/** Stop the page's clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Advance a stopped clock until an element is visible, since the mock shop needs time to respond. */
export async function untilShown(page: Page, thing: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return thing.count();
    })
    .toBeGreaterThan(0);
}

/** Type a text into the header's box, on a stopped clock, and wait for its hits. */
export async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.clock.runFor(500);
  await untilShown(page, list(page));
}

/** Record the queries of further quickSearch calls. */
export function quickSearches(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/quick-search')) texts.push(searchParams.get('query') ?? '');
  });
  return texts;
}

/** Outcome of a paused call. */
type Outcome = 'answer' | 'fail';

/** A call made while typing, paused until the test decides its outcome. */
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
 * Pause calls, by default those made while typing, as a slow server that ignores aborts. The mock shop responds from a
 * service worker, out of reach of Playwright's interception, so they are paused in the app's fetch.
 * @param pattern of the URLs of the calls to pause
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
