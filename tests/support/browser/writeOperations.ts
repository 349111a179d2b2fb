import { expect, type Locator, type Page } from '@playwright/test';
import type * as mutations from '../../../src/api/generated/mutations';
import { samplePages } from '../samplePages';
import { sampleProducts } from '../sampleProducts';
import { cardOf, carafes, codes } from './buyInBrowser';
import { callShop } from './callShop';
import type { CallCustomer } from './responseFaults';
import { openPage } from './shopWindow';

/** A visit that performs an operation through the interface. */
interface WriteVisit {
  customer: CallCustomer;
  /** Open the page and fill in the form. */
  prepare: (page: Page) => Promise<unknown>;
  /** Send the call, also a second time after a failure. */
  send: (page: Page) => Promise<unknown>;
  /** Expect that nothing typed or stored is lost after a failure. */
  kept: (page: Page) => Promise<unknown>;
  /** Shown on success only. */
  success: (page: Page) => Locator;
}

/** All operations that write. */
type WriteOperations = {
  [Name in keyof typeof mutations as Name extends `${infer Id}Mutation` ? Id : never]: WriteVisit;
};

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const region = (name: string) => (page: Page) => page.getByRole('region', { name });
const cartOf = (count: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${count}` });

/** Open a view of the account. */
const view = (name: string) => (page: Page) => openPage(page, `${samplePages.AccountPage}?view=${name}`);

/** Press a button of the page, and confirm in the dialog that it opens. */
const confirmed =
  (button: string | RegExp, confirm = 'Delete') =>
  async (page: Page) => {
    await main(page).getByRole('button', { name: button }).click();
    await dialog(page).getByRole('button', { name: confirm }).click();
  };

const pressInMain = (button: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name: button }).click();
const pressInDialog = (button: string) => (page: Page) =>
  dialog(page).getByRole('button', { name: button, exact: true }).click();

/** Fill in fields by their labels. */
async function fill(part: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await part.getByLabel(label, { exact: true }).fill(value);
}

/** Expect fields to have the values that were filled in. */
async function expectFilled(part: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(part.getByLabel(label, { exact: true })).toHaveValue(value);
}

/** A form in a dialog, which a button of a page opens. */
const inDialog = (
  open: (page: Page) => Promise<unknown>,
  button: string,
  values: Readonly<Record<string, string>>,
) => ({
  prepare: async (page: Page) => {
    await open(page);
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await fill(dialog(page), values);
  },
  kept: (page: Page) => expectFilled(dialog(page), values),
});

/** A form in a page. */
const inPage = (name: string, values: Readonly<Record<string, string>>) => ({
  prepare: async (page: Page) => {
    await view(name)(page);
    await fill(main(page), values);
  },
  kept: (page: Page) => expectFilled(main(page), values),
});

/** Open a page with two carafes in the cart. */
const withCart = (address: string) => async (page: Page) => {
  await openPage(page, samplePages.QuickOrderPage);
  await callShop(page, 'cart', { code: codes.single, quantity: 2 });
  await openPage(page, address);
};

const quantity = (page: Page) => main(page).getByRole('spinbutton').first();
const heart = (page: Page) => cardOf(page, codes.single).getByRole('button', { name: /favourite$/ });
const article = (page: Page) => page.getByRole('combobox', { name: 'Article, row 1' });
const stockNotice = (page: Page) => main(page).getByLabel('Tell me by e-mail when it is in stock');
const delivery = region('Delivery addresses');

/** Complete the checkout up to its last button. */
async function openPayment(page: Page): Promise<void> {
  await withCart(samplePages.CheckoutPage)(page);
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await next.click();
  await pressInMain('Add a reference or a message')(page);
  await main(page).getByLabel('Your reference').fill('PO 4711');
  await next.click();
  await main(page)
    .getByRole('radio', { name: /^Invoice/ })
    .check();
}

/** A visit for every operation of the contract that writes; a missing one is a type error. */
export const writeOperations: WriteOperations = {
  loginCustomer: {
    customer: 'visitor',
    ...inDialog((page) => openPage(page, samplePages.StandardPage), 'Sign in', {
      'E-mail': 'ingrid@furulia.example',
      Password: 'furulia2026',
    }),
    send: pressInDialog('Sign in'),
    success: (page) => page.getByRole('banner').getByRole('link', { name: 'My account' }),
  },
  registerCustomer: {
    customer: 'visitor',
    ...inDialog(
      async (page) => {
        await openPage(page, samplePages.StandardPage);
        await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
      },
      'Create account',
      {
        'First name': 'Kari',
        'Last name': 'Vik',
        'E-mail': 'kari@posten.example',
        Password: 'fjellvann',
      },
    ),
    send: pressInDialog('Create account'),
    success: region('Your account is ready'),
  },
  logoutCustomer: {
    customer: 'private',
    prepare: view('Overview'),
    send: pressInMain('Sign out'),
    kept: (page) => expect(main(page).getByText('ingrid@furulia.example')).toBeVisible(),
    success: (page) => page.getByRole('heading', { name: 'You are not signed in' }),
  },
  deleteCustomer: {
    customer: 'private',
    ...inDialog(view('Profile'), 'Delete account', { 'Type DELETE to confirm': 'DELETE' }),
    send: pressInDialog('Delete account'),
    success: region('Your account is deleted'),
  },
  updateCustomer: {
    customer: 'private',
    ...inPage('Profile', { 'First name': 'Ingrid Marie' }),
    send: pressInMain('Save'),
    success: region('Your details are saved'),
  },
  changePassword: {
    customer: 'private',
    ...inPage('ChangePassword', { 'Current password': 'furulia2026', 'New password': 'skogstjerne' }),
    send: (page) => main(page).getByLabel('New password').press('Enter'),
    success: region('Your password is changed'),
  },
  createAddress: {
    customer: 'private',
    ...inDialog(view('Addresses'), 'Add delivery address', {
      'Street address': 'Nordseterveien 8',
      'Postal code': '2618',
      City: 'Lillehammer',
    }),
    send: pressInDialog('Save'),
    success: region('The address is saved'),
  },
  updateAddress: {
    customer: 'private',
    prepare: async (page) => {
      await view('Addresses')(page);
      await delivery(page)
        .getByRole('button', { name: /^Edit: Fjellveien 3/ })
        .click();
      await dialog(page).getByLabel('Street address').fill('Fjellveien 5');
    },
    send: pressInDialog('Save'),
    kept: (page) => expect(dialog(page).getByLabel('Street address')).toHaveValue('Fjellveien 5'),
    success: region('The address is saved'),
  },
  setPrimaryAddress: {
    customer: 'private',
    prepare: view('Addresses'),
    send: pressInMain(/^Make main address: Fjellveien 3/),
    kept: (page) =>
      expect(main(page).getByRole('button', { name: /^Make main address: Fjellveien 3/ })).toBeVisible(),
    success: region('This is now your main address'),
  },
  deleteAddress: {
    customer: 'private',
    prepare: view('Addresses'),
    send: confirmed(/^Delete: Fjellveien 3/),
    kept: (page) => expect(delivery(page).getByText('Fjellveien 3')).toBeVisible(),
    success: region('The address is deleted'),
  },
  createOrganizationCustomer: {
    customer: 'administrator',
    ...inDialog(view('Users'), 'Add user', {
      'First name': 'Nora',
      'Last name': 'Vik',
      'E-mail': 'nora@kontorhotellet.example',
    }),
    send: async (page) => {
      await dialog(page).getByLabel('Role').selectOption('Buyer');
      await pressInDialog('Save')(page);
    },
    success: region('Nora Vik has been added'),
  },
  updateFavorites: {
    customer: 'private',
    prepare: async (page) => {
      await openPage(page, carafes);
      await expect(heart(page)).toHaveAttribute('aria-haspopup', 'dialog');
      await heart(page).click();
    },
    send: (page) => dialog(page).getByRole('checkbox', { name: 'Stua' }).click(),
    kept: (page) => expect(dialog(page).getByRole('checkbox', { name: 'Stua' })).not.toBeChecked(),
    success: (page) =>
      cardOf(page, codes.single).locator('button[aria-haspopup="dialog"][aria-pressed="true"]'),
  },
  changeFavoriteListName: {
    customer: 'private',
    ...inDialog(view('Favorites'), 'Rename Stua', { 'New name': 'Hytta' }),
    send: pressInDialog('Save'),
    success: region('The list is now called Hytta'),
  },
  deleteFavoriteList: {
    customer: 'private',
    prepare: view('Favorites'),
    send: confirmed('Delete Stua'),
    kept: (page) => expect(region('Stua')(page).getByRole('article').first()).toBeVisible(),
    success: region('The list Stua is deleted'),
  },
  createOrder: {
    customer: 'private',
    prepare: openPayment,
    send: pressInMain(/^Buy on invoice/),
    kept: async (page) => {
      await expect(main(page).getByText('PO 4711')).toBeVisible();
      await expect(main(page).getByRole('radio', { name: /^Invoice/ })).toBeChecked();
    },
    success: (page) => page.getByRole('heading', { name: 'Thank you for your order' }),
  },
  addToCart: {
    customer: 'private',
    prepare: (page) => openPage(page, carafes),
    send: (page) =>
      cardOf(page, codes.single)
        .getByRole('button', { name: /^Add to cart: / })
        .click(),
    kept: (page) => expect(cartOf('empty')(page)).toBeVisible(),
    success: cartOf('1 item'),
  },
  updateCart: {
    customer: 'private',
    prepare: withCart(samplePages.CartPage),
    send: async (page) => {
      await quantity(page).fill('3');
      await quantity(page).press('Enter');
    },
    kept: (page) => expect(quantity(page)).toHaveValue('2'),
    success: cartOf('3 items'),
  },
  deleteCart: {
    customer: 'private',
    prepare: async (page) => {
      await withCart(samplePages.CartPage)(page);
      await pressInMain('Empty the cart')(page);
    },
    send: (page) =>
      page
        .getByRole('group', { name: 'Remove all products from the cart?' })
        .getByRole('button', { name: 'Empty the cart' })
        .click(),
    kept: (page) => expect(quantity(page)).toHaveValue('2'),
    success: cartOf('empty'),
  },
  bulkUpdateCart: {
    customer: 'private',
    prepare: async (page) => {
      await openPage(page, samplePages.QuickOrderPage);
      await article(page).fill(codes.single);
    },
    send: pressInMain(/^Add 1 row to the cart$/),
    kept: (page) => expect(article(page)).toHaveValue(codes.single),
    success: cartOf('1 item'),
  },
  addMultipleToCart: {
    customer: 'private',
    prepare: view(`SharedList&list=Hall&code=${codes.single}`),
    send: pressInMain('Add all to cart: Hall'),
    kept: (page) => expect(cartOf('empty')(page)).toBeVisible(),
    success: region('Everything was added to your cart'),
  },
  createStockNotice: {
    customer: 'private',
    prepare: async (page) => {
      await openPage(page, sampleProducts.soldOut);
      await stockNotice(page).fill('kari@posten.example');
    },
    send: pressInMain('Notify me'),
    kept: (page) => expect(stockNotice(page)).toHaveValue('kari@posten.example'),
    success: (page) => page.getByText('We will write to kari@posten.example when it is in stock.'),
  },
};
