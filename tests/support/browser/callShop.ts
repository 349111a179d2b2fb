import type { Page } from '@playwright/test';
import type { components } from '../../../src/api/generated/types';

/**
 * Call the mock shop from inside the page, as the app does.
 * @param path below /api
 * @param body sent with POST; without one the call is a GET
 * @example await callShop(page, 'cart', { code: codes.single, quantity: 1 });
 */
export function callShop(page: Page, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([address, sent]) => {
      const headers = {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Content-Language': 'en',
        'Context-Url': window.location.origin,
      };
      const init = sent === null ? { headers } : { method: 'POST', headers, body: sent };
      return (await (await fetch(address, init)).json()) as unknown;
    },
    [`/api/${path}`, body ? JSON.stringify(body) : null] as const,
  );
}

/** The orders of the signed-in customer, newest first. */
export const ordersOf = (page: Page) =>
  callShop(page, 'order/all-orders?skip=0&take=24') as Promise<components['schemas']['OrderHistory']>;
