import { expect, test } from '@playwright/test';
import { expectHeadOf, head } from '../support/browser/pageHead';
import { samplePages } from '../support/samplePages';
import { openPage } from '../support/browser/shopWindow';

test('SEO-01 a variation chosen leaves title and canonical address alone', async ({ page }) => {
  await openPage(page, samplePages.ProductPage);
  await expectHeadOf(page);
  const before = await head(page);
  await page.getByRole('main').getByRole('radio').last().check();
  await expect(page).toHaveURL(/selectedModel=/);
  expect(await head(page)).toEqual(before);
});

test('SEO-02 another language changes html lang and every part of the head', async ({ page }) => {
  await openPage(page, '/en/about-us');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Norway/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Norsk' }).click();
  await page.getByRole('heading', { level: 1, name: 'Om Furulia' }).waitFor();
  await expectHeadOf(page, 'no');
});
