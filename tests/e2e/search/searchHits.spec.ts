import { expect, test, type Page } from '@playwright/test';
import { box, header, list, openAndStopClock, options, search } from '../../support/browser/searchInBrowser';

/** The text of the box's active option; null for none. */
async function active(page: Page): Promise<string | null> {
  const id = await box(page).getAttribute('aria-activedescendant');
  return id && page.locator(`[id="${id}"]`).innerText();
}

test.describe('by keyboard', () => {
  test('SRCH-07 arrows wrap, Escape closes and returns focus, Enter follows', async ({ page }) => {
    await openAndStopClock(page, '/en');
    await search(page, 'sofa');
    const all = 'See all results';
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toContain(all);
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(await options(page).first().innerText());
    await expect(options(page).first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toContain(all);
    await expect(box(page)).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list(page)).toBeVisible();

    const product = list(page)
      .getByRole('group', { name: /^Products/ })
      .getByRole('option')
      .first();
    const href = await product.getAttribute('href');
    const place = await options(page).evaluateAll(
      (all, address) => all.findIndex((each) => each.getAttribute('href') === address),
      href,
    );
    for (let press = 0; press <= place; press += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
  });

  test('SRCH-08 Tab leaves, the clear button shows while there is a value', async ({ page }) => {
    await openAndStopClock(page, '/en');
    const clear = header(page).getByRole('button', { name: 'Clear search' });
    await expect(clear).toHaveCount(0);
    await search(page, 'sofa');
    await page.keyboard.press('Tab');
    await expect(list(page)).toHaveCount(0);
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(clear).toHaveCount(0);
  });
});

test('SRCH-05 by pointer: counts, pictures and stock, no price for a visitor; a hit leads to its product, here or in another tab', async ({
  page,
}) => {
  await openAndStopClock(page, '/en');
  await search(page, 'sofa');
  for (const [name, most] of [
    ['Products', 3],
    ['Categories', 3],
    ['Guides and pages', 2],
  ] as const) {
    const group = list(page).getByRole('group', { name: new RegExp(`^${name} \\d+$`) });
    await expect(group.getByRole('option')).toHaveCount(most);
  }
  const product = list(page)
    .getByRole('group', { name: /^Products/ })
    .getByRole('option')
    .first();
  await expect(product).toContainText(/stock|Few left/);
  await expect(product.locator('mark')).toHaveText('sofa', { ignoreCase: true });
  await expect(list(page)).not.toContainText(/kr|,\d\d/);
  const href = await product.getAttribute('href');
  const opened = page.context().waitForEvent('page');
  await product.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await page.clock.runFor(1000);
  await expect(list(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await product.click();
  await expect(page).toHaveURL(href ?? '');
  await page.clock.runFor(500);
  await expect(list(page)).toHaveCount(0);
});

test('SRCH-05 where only products are found, five of them', async ({ page }) => {
  await openAndStopClock(page, '/en');
  await search(page, 'Skoglund');
  await expect(list(page).getByRole('group', { name: /^(Categories|Guides and pages)/ })).toHaveCount(0);
  const products = list(page).getByRole('group', { name: /^Products \d+$/ });
  await expect(products.getByRole('option')).toHaveCount(5);
});
