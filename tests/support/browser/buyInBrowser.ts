import { expect, test, type Locator, type Page } from '@playwright/test';
import { initialState } from '../../../mocks/shop/customers';
import { storageKey } from '../../../mocks/store/store';
import { openPage, signInAs } from './shopWindow';

/** A sub-category with products of every kind, the newest first; those with a hidden price come last. */
export const carafes = '/en/decoration/vases-and-vessels/vases/glass-and-carafes?sortOrder=0';

/** Some of its products, by their characteristics. */
export const codes = {
  single: '161101',
  colorsAndSizes: '161125',
  hiddenPrice: '161193',
  discontinued: '161299',
} as const;

/** The card of the product with this article number. */
export const cardOf = (page: Page, code: string): Locator =>
  page.getByRole('article', { includeHidden: true }).filter({ hasText: code });

/**
 * Open a page as a customer of the mock shop: in the mock build with the state of a shop where that customer has signed
 * in, otherwise through the form.
 */
async function openSignedIn(page: Page, address: string, email: string): Promise<void> {
  const isMockBuild = test.info().project.name === 'shop';
  if (isMockBuild) {
    const state = initialState();
    const customer = Object.values(state.customers).find((each) => each.email === email);
    const text = JSON.stringify({ ...state, signedIn: customer?.customerId });
    await page.addInitScript(
      ([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value),
      [storageKey, text] as const,
    );
  }
  await openPage(page, address);
  if (!isMockBuild) return signInAs(page, email);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible();
}

/**
 * Open a page as the private customer.
 * @example await openAsCustomer(page, carafes);
 */
export const openAsCustomer = (page: Page, address: string) =>
  openSignedIn(page, address, 'ingrid@furulia.example');

/** Open a page as the administrator of an organisation, whose cards have a quantity. */
export const openAsCompany = (page: Page, address: string) =>
  openSignedIn(page, address, 'ase@kontorhotellet.example');

/** The open mini cart. */
export const miniCart = (page: Page) => page.getByRole('dialog', { name: 'Cart' });

/** Add the first product of a list without variations to the cart and open the mini cart. */
export async function fillCart(page: Page): Promise<Locator> {
  await cardOf(page, codes.single)
    .getByRole('button', { name: /^Add to cart: / })
    .click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(miniCart(page).getByRole('spinbutton')).toHaveValue('1');
  return miniCart(page);
}

/** Outcome of a paused call. */
type Outcome = 'answer' | 'fail';

/** A call of the app, paused until the test decides its outcome. */
interface PausedCall {
  method: string;
  /** Body as it was sent. */
  body: string;
  decide: (outcome: Outcome) => void;
}

declare global {
  interface Window {
    decideOutcome: (method: string, body: string) => Promise<Outcome>;
  }
}

/**
 * Pause matching calls from now on. The mock shop responds from a service worker, out of reach of Playwright's
 * interception, so calls are paused in the app's fetch. Call it before the page is opened.
 * @param calls a regular expression of method and path, such as `POST /api/cart$`
 * @returns the paused calls in order; while passing or failing is true they are decided at once
 * @example const calls = await pauseCalls(page, '^POST /api/cart$');
 */
export async function pauseCalls(page: Page, calls: string) {
  const control = { held: [] as PausedCall[], passing: false, failing: false };
  await page.exposeFunction('decideOutcome', (method: string, body: string) => {
    if (control.passing) return 'answer';
    if (control.failing) return 'fail';
    return new Promise<Outcome>((decide) => control.held.push({ method, body, decide }));
  });
  await page.addInitScript((pattern) => {
    const held = new RegExp(pattern);
    const send = window.fetch.bind(window);
    window.fetch = async (call, init) => {
      if (!(call instanceof Request)) return send(call, init);
      if (!held.test(`${call.method} ${new URL(call.url).pathname}`)) return send(call, init);
      const body = await call.clone().text();
      const outcome = await window.decideOutcome(call.method, body);
      return outcome === 'fail' ? new Response('null', { status: 500 }) : send(call, init);
    };
  }, calls);
  return control;
}

/** The add_to_cart and remove_from_cart events of the data layer, in short form. */
export function cartEvents(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter(({ event }) => event === 'add_to_cart' || event === 'remove_from_cart')
      .map((entry) => `${entry.event} ${JSON.stringify(entry['ecommerce'])}`),
  );
}
