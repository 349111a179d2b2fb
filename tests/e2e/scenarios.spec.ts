import { expect, test } from '@playwright/test';
import { addressOf } from '../../mocks/scenarios/scenario';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { recordViolations } from '../support/browser/recordViolations';
import { expectAccessible } from '../support/browser/shopWindow';

/** Scenarios that need a real browser, for time and storage. The others are tested in mocks/scenarios/. */
const inBrowser = ['slow', 'nextYear', 'consent', 'unreachable', 'fullCart'];

test('DEV-04 scenarios of latency, clock, storage and network show what they promise', async ({ page }) => {
  for (const name of inBrowser)
    await test.step(name, async () => {
      const scenario = scenarios[name];
      if (!scenario) throw new Error(`There is no scenario ${name}`);
      await page.goto(addressOf(name, scenario));
      await expect(page.getByText(scenario.sees).filter({ visible: true }).first()).toBeVisible();
      await expect(page).not.toHaveURL(/scenario=/);
    });
});

test('DEV-04 the test bench lets the seller reply at once to a price that was asked for', async ({
  page,
}) => {
  await page.goto('/en/cart?scenario=askForPrice&bench');
  await page.getByRole('main').getByRole('button', { name: 'Ask for a price' }).click();
  await page
    .getByRole('dialog', { name: 'Ask for a price' })
    .getByRole('button', { name: 'Ask for a price' })
    .click();
  await expect(page.getByText('We are working on your price and reply here.')).toBeVisible();
  await page.getByRole('button', { name: 'Test bench' }).click();
  await page.getByRole('button', { name: 'Let the seller reply and reload' }).click();
  await expect(page.getByRole('button', { name: /^Accept: / })).toBeVisible();
});

test('DEV-04 the test bench opens by keyboard, lets calls fail, signs in and resets', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/en/cart?bench');
  await expect(page.getByText('Sign in to see prices and place an order.')).toBeVisible();
  await expect(page).not.toHaveURL(/bench/);
  await page.getByRole('button', { name: 'Test bench' }).focus();
  await page.keyboard.press('Enter');
  const bench = page.getByRole('dialog', { name: 'Test bench' });
  await bench.getByText('Carts', { exact: true }).click();
  await expect(bench.getByRole('link', { name: 'Cart with three lines in stock' })).toBeVisible();
  await expect(bench.getByText('200 ✓ as in the contract').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bench).toBeHidden();
  await expect(page.getByRole('button', { name: 'Test bench' })).toBeFocused();

  await page.keyboard.press('Enter');
  await bench.getByRole('button', { name: 'Elin Nyström' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Test bench' }).click();
  await bench.getByLabel('Operation').selectOption('getFooter');
  await bench.getByLabel('Fault').selectOption('500');
  await bench.getByRole('button', { name: 'Let it fail' }).click();
  await expect(bench.getByText('getFooter: 500')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The footer could not be loaded. Try again')).toBeVisible();
  await page.getByRole('button', { name: 'Test bench' }).click();
  await bench.getByRole('button', { name: 'Reset the mock shop' }).click();
  await expect(page.getByText('Sign in to see prices and place an order.')).toBeVisible();
  await expect(page.getByText('The footer could not be loaded. Try again')).toBeHidden();

  await page.goto('/en/cart?bench=off');
  await expect(page.getByText('Sign in to see prices and place an order.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test bench' })).toHaveCount(0);
  expect(violations).toEqual([]);
});
