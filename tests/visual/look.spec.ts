import { expect, test } from '@playwright/test';
import { signInAs } from '../support/browser/shopWindow';
import { samplePages } from '../support/samplePages';
import { drawPictures, open, themes } from './screenshot';

/** Most visited pages, by the name of their screenshot. */
const keyPages = {
  start: samplePages.StartPage,
  department: '/en/furniture',
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

for (const theme of themes) {
  for (const [name, address] of Object.entries(keyPages)) {
    test(`UI-04 ${name} looks as it did, ${theme}`, async ({ page }) => {
      await open(page, address, theme);
      await drawPictures(page.locator('body'));
      await expect(page).toHaveScreenshot(`page-${name}-${theme}.png`);
    });
  }

  for (const [email, views] of Object.entries(accountPages)) {
    test(`ACC-01 the account of ${email} looks as it did, ${theme}`, async ({ page }) => {
      await open(page, '/en/customer-service', theme);
      await signInAs(page, email);
      for (const [name, view] of Object.entries(views)) {
        await open(page, `/en/account${view}`, theme);
        await drawPictures(page.locator('main'));
        await expect.soft(page).toHaveScreenshot(`account-${name}-${theme}.png`);
      }
    });
  }

  test(`ORD-01 an order looks as it did, ${theme}`, async ({ page }) => {
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
