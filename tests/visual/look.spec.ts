import { expect, test, type Locator, type Page } from '@playwright/test';
import { signInAs } from '../support/browser/shopWindow';
import { samplePages } from '../support/samplePages';

const themes = ['light', 'dark'] as const;

/** Most visited pages, by the name of their screenshot. */
const keyPages = {
  start: samplePages.StartPage,
  category: samplePages.CategoryPage,
  product: samplePages.ProductPage,
  search: samplePages.SearchPage,
  inspiration: samplePages.InspirationPage,
  'not-found': samplePages.NotFoundPage,
  cart: '/en/cart?scenario=fullCart',
  checkout: '/en/checkout?scenario=fullCart',
  'quick-order': '/en/quick-order?scenario=fullCart',
};

/** Views of the account by the name of their screenshot, with a customer who has data for them. */
const accountPages = {
  'ase@kontorhotellet.example': {
    overview: '?view=Overview',
    orders: '?view=Orders',
    users: '?view=Users',
    profile: '?view=Profile',
  },
  'ingrid@furulia.example': {
    favorites: '?view=Favorites',
    addresses: '?view=Addresses',
    'change-password': '?view=ChangePassword',
    'shared-list': '?view=SharedList&list=Bryllup&code=160956&code=161093',
  },
};

/** Open an address at a fixed hour, in a theme, and wait until nothing is loading. */
async function open(page: Page, address: string, theme: (typeof themes)[number]): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-03-11T10:00:00Z'));
  await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('#site-loader').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Wait until every picture of a part has loaded or failed, lazy ones included. */
async function drawPictures(part: Locator): Promise<void> {
  await part.evaluate(async (whole) => {
    const pictures = Array.from(whole.querySelectorAll('img'));
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

for (const theme of themes) {
  for (const [name, address] of Object.entries(keyPages)) {
    test(`UI-04 ${name} looks as it did, ${theme}`, async ({ page }) => {
      await open(page, address, theme);
      await drawPictures(page.locator('body'));
      await expect(page).toHaveScreenshot(`page-${name}-${theme}.png`);
    });
  }

  for (const [email, views] of Object.entries(accountPages)) {
    test(`ACC-01 UI-04 the account of ${email} looks as it did, ${theme}`, async ({ page }) => {
      await open(page, '/en/customer-service', theme);
      await signInAs(page, email);
      for (const [name, view] of Object.entries(views)) {
        await open(page, `/en/account${view}`, theme);
        await drawPictures(page.locator('main'));
        await expect.soft(page).toHaveScreenshot(`account-${name}-${theme}.png`);
      }
    });
  }

  test(`ORD-01 UI-04 an order looks as it did, ${theme}`, async ({ page }) => {
    await open(page, '/en/account?view=Orders', theme);
    await signInAs(page, 'ase@kontorhotellet.example');
    await page.getByRole('rowheader').nth(3).getByRole('link').click();
    await page.getByText('Billing address').waitFor();
    await page.waitForLoadState('networkidle');
    await drawPictures(page.locator('main'));
    await expect(page).toHaveScreenshot(`account-order-${theme}.png`, { fullPage: true });
  });

  test(`PDP-05 every part looks as it did, ${theme}`, async ({ page }) => {
    await open(page, samplePages.StorybookPage, theme);
    const parts = page.locator('[data-story]');
    const names = await parts.evaluateAll((all) => all.map((part) => part.getAttribute('data-story') ?? ''));
    expect(names.length).toBeGreaterThan(0);
    for (const [index, name] of names.entries()) {
      await drawPictures(parts.nth(index));
      await expect.soft(parts.nth(index)).toHaveScreenshot(`part-${name}-${theme}.png`, {
        stylePath: 'tests/visual/still.css',
      });
    }
  });
}
