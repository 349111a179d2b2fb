import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const themes = ['light', 'dark'] as const;
const signInModal = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });

async function openShop(page: Page) {
  await page.goto('/en/customer-service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#site-loader')).toHaveCount(0);
}

/** What axe finds wrong in both themes; colours are judged when nothing moves any more. */
async function expectAccessible(page: Page) {
  for (const theme of themes) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
      theme,
    ).toEqual([]);
  }
}

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInModal(page).getByLabel('E-mail').fill('ingrid@furulia.example');
  await signInModal(page).getByLabel('Password').fill('furulia2026');
  await page.keyboard.press('Enter');
  await expect(signInModal(page)).toHaveCount(0);
}

test('AUTH-01 AUTH-03 NAV-10 a customer signs in, is led to the account, and signs out', async ({ page }) => {
  await openShop(page);
  await signIn(page);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText('ingrid@furulia.example')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByText('ingrid@furulia.example')).toHaveCount(0);
});

test('AUTH-03 the other tab follows', async ({ page, context }) => {
  await openShop(page);
  const other = await context.newPage();
  await openShop(other);
  await signIn(page);
  await expect(other.getByRole('link', { name: 'My account' })).toBeVisible();
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('AUTH-04 MOD-02 the sign-in modal is accessible, with its errors shown, and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openShop(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInModal(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('group', { name: 'This needs another look' })).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
});

test('NAV-10 CART-01 the mini cart is accessible', async ({ page }) => {
  await openShop(page);
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page);
});
