import { expect, test } from '@playwright/test';
import { samplePages } from '../support/samplePages';
import { drawPictures, open, themes } from './screenshot';

/** Pages that show what a brand sets: logo, colours, typeface, corners, and forms of MUI. */
const pages = {
  start: samplePages.StartPage,
  category: samplePages.CategoryPage,
  product: samplePages.ProductPage,
  checkout: '/en/checkout?scenario=fullCart',
};

for (const theme of themes)
  for (const [name, address] of Object.entries(pages))
    test(`UI-01 ${name} of the second brand looks as it did, ${theme}`, async ({ page }) => {
      // Its vendor of analytics makes the shop ask for consent.
      await page.addInitScript(() => localStorage.setItem('consent', 'necessary'));
      await open(page, address, theme);
      await drawPictures(page.locator('body'));
      await expect(page).toHaveScreenshot(`page-${name}-${theme}.png`);
    });
