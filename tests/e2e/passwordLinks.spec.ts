import { expect, test, type Browser, type Page } from '@playwright/test';
import { storageKey } from '../../mocks/store/store';
import { write } from '../support/browser/keyboard';
import { expectAccessible, expectNoSidewaysScroll, openPage, setWidth } from '../support/browser/shopWindow';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add user' });

/** Expect no horizontal overflow on the narrowest phone and a laptop, and no axe violations in either theme. */
async function expectFits(page: Page): Promise<void> {
  await setWidth(page, 320);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  await setWidth(page, 1280);
  await expectNoSidewaysScroll(page);
}

/** Invite a colleague as administrator. @returns the link of the e-mail, which the test bench shows */
async function invite(page: Page): Promise<string> {
  await openPage(page, '/en/account?view=Users&scenario=administrator&bench');
  await main(page).getByRole('button', { name: 'Add user' }).press('Enter');
  await expect(dialog(page)).toContainText('an e-mail with a link to choose a password');
  await write(dialog(page).getByLabel('First name'), 'Nora');
  await write(dialog(page).getByLabel('Last name'), 'Vik');
  await write(dialog(page).getByLabel('E-mail'), 'nora@kontorhotellet.example');
  await dialog(page).getByLabel('Role').selectOption('Buyer');
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Nora Vik has been added' })).toContainText('on its way');
  await expect(main(page).getByRole('row', { name: /Nora Vik/ })).toContainText('Invited');
  await expectFits(page);
  await page.getByRole('button', { name: 'Test bench' }).click();
  const mail = page.getByRole('dialog', { name: 'Test bench' }).getByRole('listitem');
  const link = mail.filter({ hasText: 'nora@kontorhotellet.example' }).getByRole('link');
  return (await link.getAttribute('href')) ?? '';
}

/** Open the same mock shop in another browser, where nobody is signed in. */
async function openElsewhere(browser: Browser, baseURL: string | undefined, page: Page): Promise<Page> {
  const state = await page.evaluate(() =>
    JSON.stringify({ ...window.mockShop?.store.read(), signedIn: null }),
  );
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(
    ([key = '', value = '']) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [storageKey, state],
  );
  return context.newPage();
}

test('AUTH-05 an invited colleague chooses a password in another browser and is signed in; the link works once, and its token stays nowhere', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const link = await invite(page);
  const [path = '', token = ''] = link.split('#token=');
  expect(token).toHaveLength(32);
  const colleague = await openElsewhere(browser, baseURL, page);
  const sent: string[] = [];
  colleague.on('request', (request) => sent.push(request.url() + JSON.stringify(request.headers())));

  await openPage(colleague, link);
  await expect(main(colleague)).toContainText('You choose the password for nora@kontorhotellet.example.');
  await expect(colleague).toHaveURL(path);
  expect(await colleague.evaluate(() => JSON.stringify([history.state, window.dataLayer]))).not.toContain(
    token,
  );
  await expectFits(colleague);
  const field = main(colleague).getByLabel('New password');
  await write(field, 'kort');
  await colleague.keyboard.press('Enter');
  await expect(colleague.getByRole('group', { name: 'Please check the following' })).toBeFocused();
  await write(field, 'skogstjerne');
  await colleague.keyboard.press('Enter');
  await expect(colleague.getByRole('region', { name: 'Your password is saved' })).toBeVisible();
  await expect(colleague).toHaveURL(/\/en\/account$/);
  await expect(main(colleague)).toContainText('nora@kontorhotellet.example');
  await colleague.goBack();
  await expect(colleague).toHaveURL(path);
  await expect(main(colleague).getByLabel('E-mail')).toBeVisible();

  const tab = await colleague.context().newPage();
  await openPage(tab, link);
  await expect(main(tab).getByRole('alert')).toContainText('This link has already been used');
  await expect(tab).toHaveURL(path);
  await expectFits(tab);
  expect(sent.join()).not.toContain(token);
  await colleague.context().close();
});
