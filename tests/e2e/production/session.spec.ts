import { expect, test } from '@playwright/test';
import { recordCalls } from '../../support/browser/shopAnswers';
import { openPage, setWidth, signIn } from '../../support/browser/shopWindow';

/** Interval of the check that the customer is still signed in, in ms. */
const checkInterval = 1_860_000;

for (const [name, width, answer] of [
  ['204', 375, { status: 204 }],
  ['failure', 1280, { status: 500, json: {} }],
] as const) {
  test(`AUTH-02 at ${width} px after ${checkInterval} ms the customer is fetched; a ${name} clears the customer, and the cart is loaded again`, async ({
    page,
  }) => {
    await setWidth(page, width);
    await page.clock.install();
    await openPage(page, '/en/customer-service');
    await signIn(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'My account' })).toBeVisible();
    await page.route('**/api/customer', (route) => route.fulfill(answer));
    const calls = recordCalls(page);
    const asked = (path: string) => calls.filter((call) => call.path === path).length;
    await page.clock.fastForward(checkInterval - 60_000);
    expect(asked('customer')).toBe(0);
    await expect(banner.getByRole('link', { name: 'My account' })).toBeVisible();
    await page.clock.fastForward(60_000);
    const account =
      name === 'failure'
        ? banner.getByRole('link', { name: 'My account, sign-in status unknown' })
        : banner.getByRole('button', { name: 'Sign in', exact: true });
    await expect(account).toBeVisible();
    expect(asked('customer')).toBeGreaterThan(0);
    await expect.poll(() => asked('cart')).toBeGreaterThan(0);
  });
}
