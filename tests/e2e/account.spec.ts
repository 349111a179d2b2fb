import { expect, test, type Page } from '@playwright/test';
import { cardOf, carafes, codes, openAsCustomer } from '../support/browser/buyInBrowser';
import { press, tabTo, write } from '../support/browser/keyboard';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  modalGone,
  openPage,
  setWidth,
} from '../support/browser/shopWindow';

const dialog = (page: Page) => page.getByRole('dialog');
const problems = (page: Page) => page.getByRole('group', { name: 'This needs another look' });
const signInModal = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
const openShop = (page: Page) => openPage(page, '/en/customer-service');

test('AUTH-01 AUTH-03 NAV-10 a customer signs in by keyboard, is led to the account, and signs out', async ({
  page,
}) => {
  await openShop(page);
  await press(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }));
  await write(signInModal(page).getByLabel('E-mail'), 'ingrid@furulia.example');
  await write(signInModal(page).getByLabel('Password', { exact: true }), 'furulia2026');
  await press(signInModal(page).getByRole('button', { name: 'Sign in', exact: true }));
  await modalGone(page, signInModal(page));
  await expect(page.getByRole('main')).toBeFocused();
  await press(page.getByRole('link', { name: 'My account' }));
  await expect(page.getByText('ingrid@furulia.example')).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Sign out' }));
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByText('ingrid@furulia.example')).toHaveCount(0);
});

test('AUTH-03 FAV-02 the other tab follows: signed in, a heart, signed out', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, carafes);
  await openAsCustomer(page, carafes);
  await expect(other.getByRole('link', { name: 'My account' })).toBeVisible();
  const heart = (tab: Page) => cardOf(tab, codes.single).getByRole('button', { name: /favourite$/ });
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await dialog(page).getByRole('checkbox', { name: 'Stua' }).check();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await modalGone(page, dialog(page));
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('AUTH-04 MOD-02 the sign-in modal is accessible, with its errors shown, and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openShop(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signInModal(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('group', { name: 'This needs another look' })).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
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
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
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
  await write(field, 'nobody');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Not a valid e-mail address');
  const summary = main.getByRole('group', { name: 'This needs another look' });
  await expect(summary).toBeFocused();
  await press(summary.getByRole('button', { name: 'Not a valid e-mail address' }));
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await write(field, 'ase+shop@furulia.example');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'One step left' })).toBeFocused();
  const message = await main.getByRole('link', { name: 'Open the message' }).getAttribute('href');
  expect(message).toMatch(/^mailto:help@furulia\.example\?subject=/);
  expect(decodeURIComponent(message ?? '')).toContain('ase+shop@furulia.example');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Use another e-mail address' }).click();
  await expect(field).toHaveValue('ase+shop@furulia.example');
});

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views of your account' }).getByRole('link', { name });

/** Registers with mistakes on the way, which the summary leads to: fields left empty, and the address of another customer. */
async function register(page: Page, accountType: 'private' | 'business'): Promise<void> {
  await press(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }));
  await press(dialog(page).getByRole('button', { name: 'Create account' }));
  const leadsTo = async (label: string) => {
    await expect(problems(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel(label)).toBeFocused();
  };
  await tabTo(dialog(page).getByRole('radio', { name: 'Myself' }));
  if (accountType === 'business') {
    await page.keyboard.press('ArrowDown');
    await expect(dialog(page).getByRole('radio', { name: 'My company' })).toBeChecked();
  }
  await write(dialog(page).getByLabel('E-mail'), 'ingrid@furulia.example');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  if (accountType === 'business') {
    await leadsTo('Organisation number');
    await page.keyboard.type('987654321');
    await page.keyboard.press('Tab');
  } else {
    await leadsTo('First name');
  }
  await page.keyboard.type('Kari');
  await write(dialog(page).getByLabel('Last name'), 'Vik');
  await write(dialog(page).getByLabel('Password', { exact: true }), 'fjellvann');
  await page.keyboard.press('Enter');
  await expect(problems(page)).toContainText('already a customer');
  await leadsTo('E-mail');
  await write(dialog(page).getByLabel('E-mail'), 'kari@posten.example');
  await page.keyboard.press('Enter');
  await modalGone(page, dialog(page));
  await expect(page.getByRole('region', { name: 'Your account is ready' })).toBeVisible();
}

async function changeProfile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const main = page.getByRole('main');
  const name = main.getByLabel('First name');
  await write(name, 'Karianne');
  await page.reload();
  await expect(name).toHaveValue('Karianne');
  await expect(main.getByText('Your unsaved changes were kept.')).toBeVisible();
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
  const word = dialog(page).getByLabel('Confirmation');
  await tabTo(word);
  await expectAccessible(page);
  await page.keyboard.type('delete');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('region', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My account' })).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, document.body.textContent]));
  expect(stored).not.toContain('Karianne');
}

for (const [width, accountType] of [
  [375, 'private'],
  [1280, 'business'],
] as const) {
  test(`AUTH-01 ACC-01 ACC-03 ACC-04 FORM-01 FORM-02 at ${width} px a keyboard registers, changes and deletes a ${accountType} account`, async ({
    page,
  }) => {
    // One long visit instead of four short ones: each would have to register first.
    test.setTimeout(180_000);
    await setWidth(page, width);
    await openPage(page, '/en/account?view=Profile');
    await register(page, accountType);
    await changeProfile(page);
    await changePassword(page);
    await press(view(page, 'Overview'));
    await expect(page.getByText('Karianne Vik')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await deleteAccount(page);
  });
}
