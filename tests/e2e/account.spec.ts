import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openPage, signIn } from '../support/browser/shopWindow';

const signInModal = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
const openShop = (page: Page) => openPage(page, '/en/customer-service');

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

test('APP-13 NAV-10 AUTH-01 AUTH-04 the favourites icon has visitors sign in, and leads to the account’s favourites', async ({
  page,
}) => {
  await openShop(page);
  await page.getByRole('banner').getByRole('button', { name: 'Favourites' }).click();
  const modal = signInModal(page);
  await expect(modal).toContainText('Favourites belong to your account');
  await expect(modal).toContainText('Sign in to see prices, to buy');
  await modal.getByLabel('E-mail').fill('ingrid@furulia.example');
  await modal.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  const problems = modal.getByRole('group', { name: 'This needs another look' });
  await expect(problems).toBeFocused();
  await expect(problems).toContainText(/password/i);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toHaveCount(0);
  await modal.getByLabel('Password', { exact: true }).fill('furulia2026');
  await page.keyboard.press('Enter');
  await expect(modal).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/account\?view=Favorites$/);
  const views = page.getByRole('navigation', { name: 'Views of your account' });
  await expect(views.getByRole('link', { name: 'Favourites' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await views.getByRole('link', { name: 'Overview' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?view=Overview$/);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await page.goBack();
  await expect(views.getByRole('link', { name: 'Favourites' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/en/account?view=../constructor');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
});

test('AUTH-05 who has forgotten the password gives the e-mail address and reaches support', async ({
  page,
}) => {
  await openShop(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInModal(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(signInModal(page)).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Forgotten your password?' }).waitFor();
  await expect(main.getByRole('link', { name: '+47 22 00 44 00' })).toHaveAttribute(
    'href',
    'tel:+4722004400',
  );
  await expect(main.getByRole('link', { name: 'help@furulia.example' })).toBeVisible();

  const field = main.getByLabel('E-mail');
  await field.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Not a valid e-mail address');
  const problems = main.getByRole('group', { name: 'This needs another look' });
  await expect(problems).toBeFocused();
  await problems.getByRole('button', { name: 'Not a valid e-mail address' }).click();
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await field.fill('ase+shop@furulia.example');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'One step left' })).toBeFocused();
  const message = await main.getByRole('link', { name: 'Open the message' }).getAttribute('href');
  expect(message).toMatch(/^mailto:help@furulia\.example\?subject=/);
  expect(decodeURIComponent(message ?? '')).toContain('ase+shop@furulia.example');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Use another e-mail address' }).click();
  await expect(field).toHaveValue('ase+shop@furulia.example');
});
