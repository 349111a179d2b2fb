import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openShop, withShop } from '../../tests/support/openShop';
import { request } from '../../tests/support/request';
import { signIn } from '../../tests/support/signIn';
import { requestDeadline } from '../api/deadline';

const shop = withShop();
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const callsOf = (operationId: string) => shop.calls.filter((call) => call.operationId === operationId);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const slow = 'This takes longer than usual.';

/** Leave every call of a path pending, and count them. */
function neverRespond(path: string): { calls: number } {
  const counter = { calls: 0 };
  shop.server.use(
    http.get(`*/api/${path}`, async () => {
      counter.calls += 1;
      await delay('infinite');
    }),
  );
  return counter;
}

const refuse = (path: string) =>
  shop.server.use(http.get(`*/api/${path}`, () => new HttpResponse(null, { status: 403 })));

describe('a page that does not respond', () => {
  test('APP-06 shows a notice after 5 s and offers a retry', async () => {
    const { calls } = neverRespond('content/page');
    const { user } = openShop('/en/customer-service');
    await screen.findByText('Loading the page');
    await pass(3000);
    expect(screen.queryByText(slow)).toBeNull();
    await pass(3000);
    expect(screen.getByText(slow)).toBeTruthy();
    expect(calls).toBeLessThan(2);
    shop.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Customer service');
  });

  test.each([
    ['/en/customer-service', true],
    ['/en/checkout', false],
  ])('APP-06 %s shows its header after 1 s, before the page has come', async (address, hasMenu) => {
    neverRespond('content/page');
    openShop(address);
    await screen.findByText('Loading the page');
    await pass(1000);
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('navigation', { name: 'Main menu' }) !== null).toBe(hasMenu);
    expect(screen.getByText('Loading the page')).toBeTruthy();
  });

  test('APP-05 leads to the error page of the settings after one deadline and one call, with a retry', async () => {
    const asked: string[] = [];
    shop.server.use(
      http.get('*/api/content/page', async ({ request: call }) => {
        const address = new URL(call.headers.get('Context-Url') ?? '').pathname;
        asked.push(address);
        if (address === '/en/customer-service') await delay('infinite');
      }),
    );
    const { user, address } = openShop('/en/customer-service');
    await screen.findByText('Loading the page');
    await pass(requestDeadline + 1000);
    await heading('Something broke');
    const { staticPages } = await request('getGlobalSettings', { headers: { 'Content-Language': 'en' } });
    expect(address()).toBe(staticPages.errorPage?.url);
    expect(asked).toEqual(['/en/customer-service', staticPages.errorPage?.url]);
    shop.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Customer service');
  });

  test('APP-05 ends on the built-in page when the error page does not respond either', async () => {
    const counter = neverRespond('content/page');
    openShop('/en/customer-service');
    await screen.findByText('Loading the page');
    await pass(requestDeadline + 1000);
    await pass(requestDeadline + 1000);
    await heading('Unexpected error');
    expect(counter.calls).toBe(2);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the start', () => {
  test('APP-15 texts that do not come: built-in English after 3 s, taken over when they come', async () => {
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    shop.server.use(http.get('*/api/site/translations', async () => void (await held)));
    openShop('/no/kundeservice');
    await heading('Kundeservice');
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toBeTruthy();
    respond();
    expect(await screen.findByRole('link', { name: 'Hopp til hovedinnholdet' })).toBeTruthy();
  });

  test('APP-15 when neither settings nor texts load, a notice in the visitor’s language says so within 3 s', async () => {
    neverRespond('site/global-settings');
    neverRespond('site/translations');
    openShop('/no/kundeservice');
    await pass(2600);
    expect(screen.getByText('Dette tar lengre tid enn vanlig.')).toBeTruthy();
    expect(document.documentElement.lang).toBe('no');
    shop.server.resetHandlers();
    screen.getByRole('button', { name: 'Prøv igjen' }).click();
    await heading('Kundeservice');
  });

  test('APP-15 a first visit that is offline says so in the visitor’s language, with a retry', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    shop.server.use(http.all('*/api/*', () => HttpResponse.error()));
    openShop('/sv/kundservice');
    await pass(2000);
    await heading('Oväntat fel');
    expect(screen.getByText('Du är offline. Anslut till internet och försök igen.')).toBeTruthy();
    shop.server.resetHandlers();
    screen.getByRole('button', { name: 'Försök igen' }).click();
    await heading('Kundservice');
  });

  test('APP-15 settings that do not load can be retried after 5 s', async () => {
    neverRespond('site/global-settings');
    const { user } = openShop('/en/customer-service');
    await pass(6000);
    shop.server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Customer service');
  });
});

describe('header and footer', () => {
  test('APP-15 a failed part shows an error in its place, with a retry', async () => {
    for (const path of ['content/header', 'content/footer', 'content/get-site-structure']) refuse(path);
    const { user } = openShop('/en/customer-service');
    await heading('Customer service');
    const failed = await screen.findAllByRole('button', { name: /could not be loaded. Try again$/ });
    expect(failed.map(({ textContent }) => textContent)).toEqual([
      'The menu could not be loaded. Try again',
      'The links could not be loaded. Try again',
      'The footer could not be loaded. Try again',
    ]);
    shop.server.resetHandlers();
    for (const button of failed) await user.click(button);
    await screen.findByText('Delivery', { selector: 'footer a' });
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  });

  test('APP-15 only failed parts are fetched again with the next page visit', async () => {
    refuse('content/footer');
    const { visit } = openShop('/en/customer-service');
    await screen.findByText('The footer could not be loaded. Try again');
    shop.server.resetHandlers();
    visit('/en/customer-service/delivery');
    await screen.findByText('Delivery', { selector: 'footer a' });
    expect(callsOf('getHeader')).toHaveLength(1);
  });
});

describe('a customer who could not be fetched', () => {
  test('AUTH-02 is unknown, not a visitor: account and header show that, with a retry', async () => {
    await signIn('private');
    refuse('customer');
    const { user } = openShop('/en/account');
    const main = within(await screen.findByRole('main'));
    const notice = await main.findByRole('alert');
    expect(notice.textContent).toContain('We could not check whether you are signed in.');
    expect(screen.queryByText('You are not signed in')).toBeNull();
    const icon = screen.getByRole('link', { name: 'My account, sign-in status unknown' });
    expect(icon.getAttribute('href')).toBe('/en/account');
    shop.server.resetHandlers();
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await screen.findByText('ingrid@furulia.example');
    expect(screen.getByRole('link', { name: 'My account' })).toBeTruthy();
  });
});

describe('a cart that could not be fetched', () => {
  test('CART-05 is unknown, not empty, on the cart page and in the header, with a retry', async () => {
    await signIn('private');
    refuse('cart');
    const { user } = openShop('/en/cart');
    const main = within(await screen.findByRole('main'));
    const notice = await main.findByRole('alert');
    expect(notice.textContent).toContain('Your cart could not be loaded.');
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(screen.getByRole('link', { name: 'Cart, contents unknown' })).toBeTruthy();
    shop.server.resetHandlers();
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(main.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('link', { name: /^Cart, (empty|\d+ items?|1 item)$/ })).toBeTruthy();
  });

  test('CART-05 is unknown, not empty, in the mini cart', async () => {
    refuse('cart');
    const { user } = openShop('/en/customer-service');
    await user.click(await screen.findByRole('button', { name: 'Cart, contents unknown' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Cart' }));
    expect((await modal.findByRole('alert')).textContent).toContain('Your cart could not be loaded.');
    expect(modal.queryByText('Your cart is empty')).toBeNull();
  });
});
