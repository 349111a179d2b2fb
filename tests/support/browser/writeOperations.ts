import { expect, type Locator, type Page } from '@playwright/test';
import { examples } from '../../../mocks/generated/examples';
import type * as mutations from '../../../src/api/generated/mutations';
import type { Quote } from '../../../src/api/generated/types';
import { samplePages } from '../samplePages';
import { sampleProducts } from '../sampleProducts';
import { cardOf, carafes, codes } from './buyInBrowser';
import { callShop, ordersOf } from './callShop';
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

/** Open the order of the private customer at a place in the history, newest first. */
const order = (place: number) => async (page: Page) => {
  await openPage(page, samplePages.QuickOrderPage);
  const { orders } = await ordersOf(page);
  await view(`Orders&order=${orders[place]?.orderNumber}`)(page);
};

/** Open an order of a colleague that awaits approval; the responses are the contract's examples. */
async function openApproval(page: Page): Promise<void> {
  const { body: order } = examples.updateOrderLines[200].awaitingApproval();
  const responses = {
    '': order,
    '/approve': examples.approveOrder[200].approvedOrder().body,
    '/decline': examples.declineOrder[200].declinedOrder().body,
    '/lines': {
      ...order,
      numberOfItems: 3,
      orderItems: order.orderItems.map((line) => ({ ...line, quantity: 3 })),
    },
  };
  for (const [path, json] of Object.entries(responses))
    await page.route(`**/api/order/${order.orderNumber}${path}`, (route) => route.fulfill({ json }));
  await view(`Approvals&order=${order.orderNumber}`)(page);
}

/** Offer of the mock shop to its administrator. */
const offerNumber = 'Q-1005';

const openOffer = view(`Quotes&quote=${offerNumber}`);

/** Open the cart with the offer accepted. */
async function openQuoteCart(page: Page): Promise<void> {
  await openPage(page, samplePages.QuickOrderPage);
  const path = `quotes/${offerNumber}`;
  const quote = (await callShop(page, path)) as Quote;
  const expectedTotal = quote.totalPriceForItemsIncVat.amount;
  await callShop(page, `${path}/accept`, { expectedTotal });
  await openPage(page, samplePages.CartPage);
}

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
  cancelOrder: {
    customer: 'private',
    prepare: order(0),
    send: confirmed('Cancel order', 'Cancel order'),
    kept: (page) => expect(main(page).getByRole('button', { name: 'Cancel order' })).toBeVisible(),
    success: region('Order F-'),
  },
  approveOrder: {
    customer: 'administrator',
    prepare: openApproval,
    send: pressInMain(/^Approve: /),
    kept: (page) => expect(main(page).getByRole('button', { name: /^Approve: / })).toBeVisible(),
    success: region('Order F-'),
  },
  declineOrder: {
    customer: 'administrator',
    prepare: async (page) => {
      await openApproval(page);
      await pressInMain('Decline')(page);
      await main(page).getByLabel('Message to your colleague').fill('We have chairs.');
    },
    send: pressInMain('Decline order'),
    kept: (page) => expect(main(page).getByLabel('Message to your colleague')).toHaveValue('We have chairs.'),
    success: region('Order F-'),
  },
  updateOrderLines: {
    customer: 'administrator',
    prepare: openApproval,
    send: async (page) => {
      await pressInMain('Change quantities')(page);
      await dialog(page).getByRole('spinbutton').fill('3');
      await pressInDialog('Save')(page);
    },
    kept: (page) => expect(main(page).getByText('Quantity: 4')).toBeVisible(),
    success: (page) => main(page).getByText('Quantity: 3'),
  },
  createQuote: {
    customer: 'administrator',
    ...inDialog(withCart(samplePages.CartPage), 'Ask for a price', {
      'Message to us (optional)': 'We furnish a meeting room.',
    }),
    send: pressInDialog('Ask for a price'),
    success: (page) => main(page).getByRole('heading', { name: /^Quote Q-/ }),
  },
  replyToQuote: {
    customer: 'administrator',
    prepare: async (page) => {
      await openOffer(page);
      await main(page).getByLabel('Message to us').fill('When can you deliver?');
    },
    send: pressInMain('Send message'),
    kept: (page) => expect(main(page).getByLabel('Message to us')).toHaveValue('When can you deliver?'),
    success: region('Your message is sent'),
  },
  acceptQuote: {
    customer: 'administrator',
    prepare: openOffer,
    send: pressInMain(/^Accept: /),
    kept: (page) => expect(main(page).getByRole('button', { name: /^Accept: / })).toBeVisible(),
    success: (page) => page.getByRole('heading', { level: 1, name: 'Checkout' }),
  },
  declineQuote: {
    customer: 'administrator',
    prepare: async (page) => {
      await openOffer(page);
      await pressInMain('Decline')(page);
      await main(page).getByLabel('Message to us (optional)').fill('We keep the old chairs.');
    },
    send: pressInMain('Decline quote'),
    kept: (page) =>
      expect(main(page).getByLabel('Message to us (optional)')).toHaveValue('We keep the old chairs.'),
    success: region('Quote Q-'),
  },
  releaseQuote: {
    customer: 'administrator',
    prepare: openQuoteCart,
    send: pressInMain('Take the offer out'),
    kept: (page) => expect(main(page).getByRole('button', { name: 'Take the offer out' })).toBeVisible(),
    success: (page) => page.getByRole('heading', { level: 1, name: 'Your cart is empty' }),
  },
  createReturn: {
    customer: 'private',
    prepare: async (page) => {
      await order(3)(page);
      await pressInMain('Return something')(page);
      await dialog(page).getByRole('checkbox').first().check();
      await dialog(page).getByLabel('Reason').selectOption('Damaged or faulty');
    },
    send: pressInDialog('Register return'),
    kept: (page) => expect(dialog(page).getByLabel('Reason')).toHaveValue('damaged'),
    success: region('Your return is registered'),
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
  requestPasswordLink: {
    customer: 'visitor',
    prepare: async (page) => {
      await openPage(page, samplePages.ForgotPasswordPage);
      await main(page).getByLabel('E-mail').fill('kari@posten.example');
    },
    send: pressInMain('Send me a link'),
    kept: (page) => expect(main(page).getByLabel('E-mail')).toHaveValue('kari@posten.example'),
    success: (page) => page.getByRole('heading', { name: 'Check your e-mail' }),
  },
  checkPasswordLink: {
    customer: 'visitor',
    prepare: (page) => openPage(page, samplePages.ForgotPasswordPage),
    send: (page) => page.goto(`${samplePages.ForgotPasswordPage}#token=valid`),
    kept: (page) => expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible(),
    success: (page) => main(page).getByText('You choose the password for elin@furulia.example.'),
  },
  setPassword: {
    customer: 'visitor',
    prepare: async (page) => {
      await openPage(page, `${samplePages.ForgotPasswordPage}#token=valid`);
      await main(page).getByLabel('New password').fill('skogstjerne');
    },
    send: pressInMain('Save password'),
    kept: (page) => expect(main(page).getByLabel('New password')).toHaveValue('skogstjerne'),
    success: region('Your password is saved'),
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
