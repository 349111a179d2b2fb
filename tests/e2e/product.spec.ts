import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

async function openProduct(page: Page, theme: 'light' | 'dark' = 'light') {
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
  await page.goto('/en/furniture/wardrobes/wide-wardrobes/heivik-sliding-wardrobe-128993');
  await expect(page.getByRole('heading', { level: 1, name: 'Heivik sliding wardrobe' })).toBeVisible();
  await expect(page.locator('#site-loader')).toHaveCount(0);
}

/** Colours are judged when nothing moves any more. */
async function expectAccessible(page: Page) {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

test('PDP-02 a variation chosen by keyboard survives a reload', async ({ page }) => {
  await openProduct(page);
  await page.getByRole('radio', { name: '150 cm' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/selectedModel=128993-02$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '200 cm' })).toBeChecked();
  await expect(page.getByText('Article number 128993-02')).toBeVisible();
});

test('PDP-01 the buy box stays in reach on a phone, all the way down', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openProduct(page);
  const invitation = page.getByRole('button', { name: 'Sign in to see prices' });
  await expect(invitation).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'Similar products' }).scrollIntoViewIfNeeded();
  await expect(invitation).toBeInViewport({ ratio: 1 });
});

test('PDP-03 the data sheet fits on two sheets of A4', async ({ page }) => {
  await openProduct(page, 'dark');
  await page.getByRole('link', { name: 'Product data sheet' }).click();
  await expect(page.getByRole('heading', { name: 'Measures' })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sheets.length).toBeGreaterThanOrEqual(1);
  expect(sheets.length).toBeLessThanOrEqual(2);
  // A4 in points.
  for (const [, width, height] of sheets) {
    expect(Math.round(Number(width))).toBe(595);
    expect(Math.round(Number(height))).toBe(842);
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`UI-04 PDP-01 PDP-03 product page, enlarged pictures and data sheet are axe-clean in ${theme}`, async ({
    page,
  }) => {
    await openProduct(page, theme);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Enlarge picture 1/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Product data sheet' }).click();
    await expect(page.getByRole('heading', { name: 'Measures' })).toBeVisible();
    await expectAccessible(page);
  });
}
