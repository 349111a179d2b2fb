import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './shopWindow';

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

/** Stop the page's clock, installed before the page was opened. */
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

/** Outcome of a paused call. */
type Outcome = 'answer' | 'fail';

/** A call, paused until the test decides its outcome. */
interface PausedCall {
  decide: (outcome: Outcome) => void;
}

declare global {
  interface Window {
    outcomeOf: () => Promise<Outcome>;
  }
}

/**
 * Pause calls, as a slow server that ignores aborts. The mock shop responds from a service worker, out of reach of
 * Playwright's interception, so they are paused in the app's fetch.
 * @param pattern of the URLs of the calls to pause
 */
export async function pauseSearchCalls(page: Page, pattern: string): Promise<PausedCall[]> {
  const held: PausedCall[] = [];
  await page.exposeFunction('outcomeOf', () => new Promise<Outcome>((decide) => held.push({ decide })));
  await page.addInitScript((searching) => {
    const held = new RegExp(searching);
    const send = window.fetch.bind(window);
    window.fetch = async (call, init) => {
      if (!(call instanceof Request) || !held.test(call.url)) return send(call, init);
      const { url, headers } = call;
      const outcome = await window.outcomeOf();
      if (outcome === 'fail') throw new TypeError('Line lost');
      return send(new Request(url, { headers }));
    };
  }, pattern);
  return held;
}
