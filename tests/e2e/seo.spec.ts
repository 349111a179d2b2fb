import { expect, test } from '@playwright/test';
import { expectHeadOf, head } from '../support/browser/pageHead';
import { samplePages } from '../support/samplePages';
import { openPage } from '../support/browser/shopWindow';

test('SEO-01 from page to page inside the app nothing is left of the one before, Back included', async ({
  page,
}) => {
  await openPage(page, samplePages.ProductPage);
  await expectHeadOf(page);
  const steps = ['Delivery', 'About Furulia'];
  for (const name of steps) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await expectHeadOf(page);
  }
  // A page hidden from search engines, then one that is not.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quick order' }).dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor();
  await expectHeadOf(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'About Furulia' }).waitFor();
  await expectHeadOf(page);
  expect((await head(page)).robots).toEqual([]);
});

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

test('SEO-02 JSON-LD of a product has no price and is the same for visitors and customers', async ({
  page,
}) => {
  await openPage(page, samplePages.ProductBase);
  await expectHeadOf(page);
  const { jsonLd } = await head(page);
  expect(JSON.stringify(jsonLd)).not.toMatch(/offers|price|kr/i);
  const { image } = jsonLd[0] as { image: string[] };
  expect(image.length).toBeGreaterThan(1);
  for (const address of image) expect(address).toMatch(/^http/);
});
