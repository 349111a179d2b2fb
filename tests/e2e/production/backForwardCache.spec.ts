import { expect, test, type Page } from '@playwright/test';
import { chromiumFlags, findFullChromium } from '../../../scripts/chromium';
import { openPage, signIn } from '../../support/browser/shopWindow';

// Playwright turns the back/forward cache off by default.
test.use({
  launchOptions: {
    executablePath: findFullChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Frames of a restored page, each true when it shows the customer's addresses. */
declare global {
  interface Window {
    restoredFrames: boolean[];
  }
}

/** Record the frames from the next restoration on, and leave the customer's addresses for another page. */
async function leaveAddresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.restoredFrames = [];
    let hasLeft = false;
    window.addEventListener('pagehide', () => (hasLeft = true));
    requestAnimationFrame(function record() {
      const isVisible = getComputedStyle(document.documentElement).visibility === 'visible';
      if (hasLeft) window.restoredFrames.push(isVisible && document.body.innerText.includes('Storgata 14B'));
      requestAnimationFrame(record);
    });
  });
  await openPage(page, '/en/account?view=Addresses');
  await signIn(page);
  await expect(page.getByText('Storgata 14B').first()).toBeVisible();
  await page.goto('data:text/html,<h1>Elsewhere</h1>');
}

/** Go back, and expect a page of a visitor without a frame of the customer's. */
async function expectNoAddress(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  const frames = () => page.evaluate(() => window.restoredFrames);
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(10);
  expect(await frames()).not.toContain(true);
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();
}

test('AUTH-03 a page restored from the back/forward cache after signing out in another tab paints no address', async ({
  page,
  context,
}) => {
  await leaveAddresses(page);
  const other = await context.newPage();
  await openPage(other, '/en/account');
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('heading', { name: 'You are not signed in' }).waitFor();
  // The restored page does not learn from the server that the session has ended.
  await context.route('**/api/customer', () => undefined);
  await expectNoAddress(page);
});

test('AUTH-03 a page restored from the back/forward cache after its session has ended on the server paints no address', async ({
  page,
  context,
}) => {
  await leaveAddresses(page);
  await context.clearCookies();
  await expectNoAddress(page);
});
