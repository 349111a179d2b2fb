import { expect, test, type Page } from '@playwright/test';
import { carafes } from '../support/browser/buyInBrowser';
import { press, tabTo, write } from '../support/browser/keyboard';
import { expectAccessible, expectNoSidewaysScroll, openPage, setWidth } from '../support/browser/shopWindow';

const dialog = (page: Page) => page.getByRole('dialog');
const problems = (page: Page) => page.getByRole('group', { name: 'Please check the following' });
const signInModal = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });

/** Expect no horizontal overflow on a phone and a laptop, and no axe violations on the phone. */
async function expectFits(page: Page, part?: string): Promise<void> {
  await setWidth(page, 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, part);
  await setWidth(page, 1280);
  await expectNoSidewaysScroll(page);
}

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name });

/** Request help with the password from the sign-in modal, after its validation errors. */
async function askForHelp(page: Page): Promise<void> {
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });
  await press(opener);
  await press(signInModal(page).getByRole('button', { name: 'Sign in', exact: true }));
  await expect(problems(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signInModal(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await press(opener);
  await press(signInModal(page).getByRole('link', { name: 'Forgot your password?' }));
  await expect(signInModal(page)).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await expect(main.getByRole('link', { name: '+47 22 00 44 00' })).toHaveAttribute(
    'href',
    'tel:+4722004400',
  );
  await expect(main.getByRole('link', { name: 'help@furulia.example' })).toBeVisible();

  const field = main.getByLabel('E-mail');
  await write(field, 'nobody');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Not a valid e-mail address');
  await expect(problems(page)).toBeFocused();
  await press(problems(page).getByRole('button', { name: 'Not a valid e-mail address' }));
  await expect(field).toBeFocused();
  await expectFits(page, 'main');

  await write(field, 'ase+shop@furulia.example');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();
  await expectAccessible(page, 'main');
  await press(main.getByRole('button', { name: 'Use another e-mail address' }));
  await expect(field).toHaveValue('ase+shop@furulia.example');
}

/** Sign in for favourites, by the header's icon. */
async function signInForFavorites(page: Page): Promise<void> {
  await press(page.getByRole('banner').getByRole('button', { name: 'Favourites' }));
  const modal = signInModal(page);
  await expect(modal).toContainText('Sign in to see your favourites.');
  await expect(modal).toContainText('Sign in to see prices, place orders');
  await write(modal.getByLabel('E-mail'), 'ingrid@furulia.example');
  await write(modal.getByLabel('Password', { exact: true }), 'wrong');
  await page.keyboard.press('Enter');
  await expect(problems(page)).toBeFocused();
  await expect(problems(page)).toContainText(/password/i);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toHaveCount(0);
  await write(modal.getByLabel('Password', { exact: true }), 'furulia2026');
  await page.keyboard.press('Enter');
  await expect(modal).toHaveCount(0);
}

test('AUTH-01 a keyboard asks for help with the password, signs in from favourites, steps through the views and signs out', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, carafes);
  await askForHelp(page);
  await signInForFavorites(page);
  await expect(page).toHaveURL(/\/en\/account\?view=Favorites$/);
  await expect(view(page, 'Favourites')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await press(view(page, 'Overview'));
  await expect(page).toHaveURL(/\?view=Overview$/);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await page.goBack();
  await expect(view(page, 'Favourites')).toHaveAttribute('aria-current', 'page');
  await page.goto('/en/account?view=../constructor');
  await expect(page.getByText('ingrid@furulia.example')).toBeVisible();
  await press(page.getByRole('button', { name: 'Sign out' }));
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByText('ingrid@furulia.example')).toHaveCount(0);
});

/**
 * Register after two rejected attempts that the error summary leads to: empty fields, and the address of another
 * customer.
 */
async function register(page: Page): Promise<void> {
  await press(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }));
  await press(dialog(page).getByRole('button', { name: 'Create account' }));
  const leadsTo = async (label: string) => {
    await expect(problems(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel(label)).toBeFocused();
  };
  await tabTo(dialog(page).getByRole('radio', { name: 'Myself' }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: 'My company' })).toBeChecked();
  await write(dialog(page).getByLabel('E-mail'), 'ingrid@furulia.example');
  await page.keyboard.press('Enter');
  await leadsTo('Company name');
  await page.keyboard.type('Vik Interiør');
  await page.keyboard.press('Tab');
  await page.keyboard.type('987654321');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kari');
  await write(dialog(page).getByLabel('Last name'), 'Vik');
  await write(dialog(page).getByLabel('Password', { exact: true }), 'fjellvann');
  await page.keyboard.press('Enter');
  await expect(problems(page)).toContainText('already a customer');
  await leadsTo('E-mail');
  await write(dialog(page).getByLabel('E-mail'), 'kari@posten.example');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your account is ready' })).toBeVisible();
}

async function changeProfile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const main = page.getByRole('main');
  const name = main.getByLabel('First name');
  await write(name, 'Karianne');
  await page.reload();
  await expect(name).toHaveValue('Karianne');
  await expect(main.getByText('Your unsaved changes have been restored.')).toBeVisible();
  await expectAccessible(page);
  await press(main.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('region', { name: 'Your details are saved' })).toBeVisible();
}

async function changePassword(page: Page): Promise<void> {
  await press(view(page, 'Change password'));
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeFocused();
  const main = page.getByRole('main');
  await write(main.getByLabel('Current password'), 'wrong');
  await write(main.getByLabel('New password'), 'blåbærskog');
  await page.keyboard.press('Enter');
  await expect(problems(page)).toContainText('not your current password');
  await expectAccessible(page);
  await write(main.getByLabel('Current password'), 'fjellvann');
  await tabTo(main.getByLabel('New password'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your password is changed' })).toBeVisible();
}

async function deleteAccount(page: Page): Promise<void> {
  await page.goBack();
  await press(page.getByRole('main').getByRole('button', { name: 'Delete account' }));
  const word = dialog(page).getByLabel('Type DELETE to confirm');
  await tabTo(word);
  await page.keyboard.type('delete');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('region', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My account' })).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, document.body.textContent]));
  expect(stored).not.toContain('Karianne');
}

test('AUTH-01 a keyboard registers, changes and deletes a business account', async ({ page }) => {
  // One long visit instead of four short ones, each of which would have to register first.
  test.setTimeout(180_000);
  await openPage(page, '/en/account?view=Profile');
  await register(page);
  await changeProfile(page);
  await changePassword(page);
  await press(view(page, 'Overview'));
  await expect(page.getByText('Karianne Vik')).toBeVisible();
  await expectFits(page);
  await page.goBack();
  await deleteAccount(page);
});
