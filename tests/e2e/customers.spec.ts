import { expect, test, type Page } from '@playwright/test';
import { press, tabTo, write } from '../support/browser/keyboard';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  setWidth,
  signIn,
  signInAs,
} from '../support/browser/shopWindow';

const main = (page: Page) => page.getByRole('main');
const focused = (page: Page) => page.locator(':focus');

/** Type into the fields of the open modal from the first one on, with Tab in between; null skips a field. */
async function typeThrough(page: Page, texts: readonly (string | null)[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    if (text === null) continue;
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
}

/** Expect no horizontal overflow on a phone and a laptop, and no axe violations on the phone. */
async function expectFits(page: Page): Promise<void> {
  await setWidth(page, 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await setWidth(page, 1280);
  await expectNoSidewaysScroll(page);
}

test('ACC-02 addresses are added, changed, made primary and deleted with the keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  await openPage(page, '/en/account?view=Addresses');
  await signIn(page);
  const delivery = main(page).getByRole('region', { name: 'Delivery addresses' });
  await expect(delivery.getByRole('article')).toHaveCount(2);
  await expectFits(page);

  await press(delivery.getByRole('button', { name: 'Add delivery address' }));
  const form = page.getByRole('dialog', { name: 'Add delivery address' });
  await tabTo(form.getByLabel('First name'));
  await typeThrough(page, ['Nora', 'Vik', 'Nordseterveien 2', '2612', 'Sjusjøen', null, null, null]);
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The address is saved' })).toBeVisible();
  await expect(focused(page)).toHaveText('Add delivery address');
  await expect(delivery.getByRole('article', { name: 'Nora Vik' })).toContainText('2612 Sjusjøen');

  await press(delivery.getByRole('button', { name: /^Edit: Nordseterveien 2/ }));
  const edit = page.getByRole('dialog', { name: 'Edit delivery address' });
  await write(edit.getByLabel('Street address'), 'Nordseterveien 8');
  await page.keyboard.press('Enter');
  await expect(edit).toHaveCount(0);
  await expect(delivery.getByRole('article', { name: 'Nora Vik' })).toContainText('Nordseterveien 8');

  await press(delivery.getByRole('button', { name: /^Make main address: Nordseterveien 8/ }));
  await expect(delivery.getByRole('article', { name: 'Nora Vik' })).toContainText('Main address');
  await expect(focused(page)).toHaveText('Nora Vik');

  const question = page.getByRole('dialog', { name: 'Delete this address?' });
  const confirm = question.getByRole('button', { name: 'Delete' });
  await press(delivery.getByRole('button', { name: /^Delete: Nordseterveien 8/ }));
  await confirm.waitFor();
  await press(confirm);
  await expect(delivery.getByRole('alert')).toContainText('Choose another main address');
  await expect(question).toHaveCount(0);
  await expectAccessible(page);
  await press(delivery.getByRole('button', { name: /^Delete: Fjellveien 3/ }));
  await press(confirm);
  await expect(delivery.getByRole('article')).toHaveCount(2);
  await expect(focused(page)).toHaveText('Delivery addresses');
});

test('ORG-01 users are found, added, changed and deleted with the keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  await openPage(page, '/en/account?view=Users');
  await signInAs(page, 'ase@kontorhotellet.example');
  const table = main(page).getByRole('table', { name: 'Kontorhotellet AS' });
  const names = table.getByRole('rowheader');
  await expect(names).toHaveCount(3);
  await expectFits(page);

  await press(table.getByRole('button', { name: 'Name' }));
  await expect(names.first()).toHaveText('Mattias Ek');
  await press(main(page).getByRole('button', { name: 'Add user' }));
  const form = page.getByRole('dialog', { name: 'Add user' });
  await tabTo(form.getByLabel('First name'));
  await typeThrough(page, ['Nora', 'Vik', 'nora@kontorhotellet.example', null, null]);
  await expect(form.getByLabel('Role')).toBeFocused();
  await page.keyboard.press('B');
  await press(form.getByRole('button', { name: 'Save' }));
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Nora Vik has been added' })).toBeVisible();
  await expect(names.first()).toHaveText('Nora VikInvited');

  await press(table.getByRole('button', { name: 'Edit Nora Vik' }));
  const edit = page.getByRole('dialog', { name: 'Edit user' });
  await write(edit.getByLabel('Last name'), 'Viken');
  await page.keyboard.press('Enter');
  await expect(edit).toHaveCount(0);
  await expect(names.first()).toHaveText('Nora VikenInvited');

  await press(table.getByRole('button', { name: 'Change password for Mattias Ek' }));
  const password = page.getByRole('dialog', { name: 'Change password' });
  await tabTo(password.getByLabel('New password'));
  await page.keyboard.type('skogstjerne');
  await page.keyboard.press('Enter');
  await expect(password).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The password for Mattias Ek is changed' })).toBeVisible();

  await write(main(page).getByLabel('Search users'), 'nora');
  await expect(names).toHaveCount(1);
  await press(table.getByRole('button', { name: 'Delete Nora Viken' }));
  const consent = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await consent.waitFor();
  await press(consent);
  await expect(main(page).getByText('No users match “nora”.')).toBeVisible();
  await expect(focused(page)).toHaveText('Kontorhotellet AS');
  await expectAccessible(page);
});
