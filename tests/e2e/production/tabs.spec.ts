import { expect, test, type Page } from '@playwright/test';
import { cardOf, carafes, codes, openAsCustomer } from '../../support/browser/buyInBrowser';
import { openPage, setWidth } from '../../support/browser/shopWindow';

test('AUTH-03 the other tab follows: signed in, a heart, signed out', async ({ page, context }) => {
  const other = await context.newPage();
  await setWidth(other, 375);
  await openPage(other, carafes);
  await openAsCustomer(page, carafes);
  await expect(other.getByRole('link', { name: 'My account' })).toBeVisible();
  const heart = (tab: Page) => cardOf(tab, codes.single).getByRole('button', { name: /favourite$/ });
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Stua' }).check();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('FORM-01 without a network a form keeps its text and a link ends on an error page; back online both work', async ({
  page,
  context,
}) => {
  await openAsCustomer(page, '/en/account?view=Profile');
  const main = page.getByRole('main');
  const name = main.getByLabel('First name');
  await name.fill('Ingrid Marie');
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Please check the following' })).toBeVisible();
  await expect(name).toHaveValue('Ingrid Marie');
  await context.setOffline(false);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Your details are saved' })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click();
  const retry = main.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await context.setOffline(false);
  await retry.click();
  await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor();
});
