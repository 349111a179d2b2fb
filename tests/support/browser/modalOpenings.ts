import { expect, type Locator, type Page } from '@playwright/test';
import { examples } from '../../../mocks/generated/examples';
import type { ModalName } from '../../../src/components/plain/modalStore';
import { samplePages } from '../samplePages';
import { openPage, setWidth, signIn, signInAs } from './shopWindow';

/** Steps to open a modal and to show all its content. */
export interface ModalOpening {
  /** Open the page with its opener. */
  go: (page: Page) => Promise<void>;
  opener: (page: Page) => Locator;
  title: string | RegExp;
  /** Wait for, or show, all its content. */
  fill: (dialog: Locator) => Promise<void>;
  /** True for a modal as large as the window at every width, which has no outside. */
  fillsWindow?: true;
  /** True for a modal opened from the mobile header, up to 1024 px. */
  mobile?: true;
}

const shown = async (locator: Locator) => expect(locator).toBeVisible();
const banner = (page: Page) => page.getByRole('banner');

/** Respond to getCart with lines for a visitor. */
async function fillCart(page: Page): Promise<void> {
  const { body } = examples.getCart[200].cart();
  await page.route('**/api/cart', (route) => route.fulfill({ json: body }));
}

/** Open an address as a visitor. */
const visit = (address: string) => (page: Page) => openPage(page, address);

/** Open an address as the private customer, who has lists and addresses. */
const visitSignedIn = (address: string) => async (page: Page) => {
  await openPage(page, address);
  await signIn(page);
};

/** Open the users of an organisation as its administrator. */
async function openUsers(page: Page): Promise<void> {
  await openPage(page, '/en/account?view=Users');
  await signInAs(page, 'ase@kontorhotellet.example');
}

/** Open an order of two lines whose goods can be returned. */
async function openDeliveredOrder(page: Page): Promise<void> {
  const { body } = examples.getOrder[200].order();
  const [line] = body.orderItems;
  if (!line) throw new Error('The example has no line');
  const orderItems = ['100733-01', '100733-02'].map((code) => ({ ...line, code, returnableQuantity: 1 }));
  const order = { ...body, orderItems, returnReasons: [{ key: 'damaged', name: 'Damaged or faulty' }] };
  await page.route(`**/api/order/${body.orderNumber}`, (route) => route.fulfill({ json: order }));
  await visitSignedIn(`/en/account?view=Orders&order=${body.orderNumber}`)(page);
}

/** A button of the page; the first of several with this name. */
const inMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** A button of the header. */
const inBanner = (name: string | RegExp) => (page: Page) => banner(page).getByRole('button', { name });

/** Submit an incomplete form, so that its errors show. */
const showErrors = (button: string) => async (dialog: Locator) => {
  await dialog.getByRole('button', { name: button }).click();
  await shown(dialog.getByRole('group', { name: 'Please check the following' }));
};

const sofas = '/en/furniture/living-room/sofas';
const favorites = visitSignedIn('/en/account?view=Favorites');

/** Opening of each modal of the shop; a missing one is a type error. */
export const modalOpenings: Record<ModalName, ModalOpening> = {
  address: {
    go: visitSignedIn('/en/account?view=Addresses'),
    opener: inMain('Add billing address'),
    title: 'Add billing address',
    fill: (dialog) => shown(dialog.getByLabel('Street address')),
  },
  askForPrice: {
    go: async (page) => {
      const { body } = examples.getCart[200].cart();
      await page.route('**/api/cart', (route) => route.fulfill({ json: body }));
      await openPage(page, samplePages.CartPage);
      await signInAs(page, 'ase@kontorhotellet.example');
    },
    opener: inMain('Ask for a price'),
    title: 'Ask for a price',
    fill: (dialog) => shown(dialog.getByLabel('Message to us (optional)')),
  },
  confirmation: {
    go: visit(samplePages.StorybookPage),
    opener: (page) => page.getByRole('button', { name: 'Oak question' }),
    title: /./,
    fill: (dialog) => shown(dialog.getByRole('button', { name: 'Cancel' })),
  },
  countrySelector: {
    go: visit('/en'),
    opener: (page) => page.getByRole('contentinfo').getByRole('button', { name: /^Country/ }),
    title: 'Country and language',
    fill: (dialog) => shown(dialog.getByRole('button', { name: 'Svenska' })),
  },
  deleteAccount: {
    go: visitSignedIn('/en/account?view=Profile'),
    opener: inMain('Delete account'),
    title: 'Delete account',
    fill: (dialog) => shown(dialog.getByLabel('Type DELETE to confirm')),
  },
  favoritePicker: {
    // Until the lists are loaded a heart saves without opening the picker.
    async go(page) {
      await visitSignedIn(sofas)(page);
      await expect(inMain(/^Save .* favourite$/)(page)).toHaveAttribute('aria-haspopup', 'dialog');
    },
    opener: inMain(/^Save .* favourite$/),
    title: 'Save to a list',
    fill: (dialog) => shown(dialog.getByRole('checkbox').first()),
  },
  filter: {
    go: async (page) => {
      await setWidth(page, 1280);
      await openPage(page, sofas);
    },
    opener: (page) => page.getByRole('main').getByRole('button', { name: 'Filters', exact: true }),
    title: 'Filters',
    fill: (dialog) => shown(dialog.getByRole('checkbox').first()),
  },
  listVariations: {
    go: favorites,
    opener: inMain(/^Add all to cart/),
    title: 'Choose variants',
    fill: async (dialog) => {
      await dialog.getByRole('button', { name: 'Add all to cart' }).click();
      await shown(dialog.getByText('Choose a variant first').first());
    },
  },
  menu: {
    go: async (page) => {
      await setWidth(page, 375);
      await openPage(page, '/en');
    },
    opener: inBanner('Menu'),
    title: 'Menu',
    fill: (dialog) => shown(dialog.getByRole('button', { name: 'Furniture' })),
    mobile: true,
  },
  miniCart: {
    go: async (page) => {
      await fillCart(page);
      await openPage(page, '/en');
    },
    opener: inBanner(/^Cart/),
    title: 'Cart',
    fill: (dialog) => shown(dialog.getByRole('listitem').first()),
  },
  search: {
    go: async (page) => {
      await setWidth(page, 375);
      await openPage(page, '/en');
    },
    opener: inBanner('Search'),
    title: /./,
    fill: async (dialog) => {
      await dialog.getByRole('combobox').fill('sofa');
      await shown(dialog.getByRole('option').first());
    },
    mobile: true,
  },
  signIn: {
    go: visit('/en'),
    opener: inBanner('Sign in'),
    title: 'Sign in',
    fill: async (dialog) => {
      await shown(dialog.getByText('Sign in to see prices'));
      await showErrors('Sign in')(dialog);
    },
  },
  register: {
    go: visit('/en'),
    opener: inBanner('Sign in'),
    title: /./,
    fill: async (dialog) => {
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await dialog.getByRole('radio', { name: 'My company' }).check();
      await showErrors('Create account')(dialog);
    },
  },
  renameList: {
    go: favorites,
    opener: (page) => page.getByRole('button', { name: /^Rename/ }).first(),
    title: 'Rename the list',
    fill: showErrors('Save'),
  },
  saveSharedList: {
    go: visitSignedIn('/en/account?view=SharedList&list=Hall&code=160956'),
    opener: (page) => page.getByRole('button', { name: 'Save as my list' }),
    title: 'Save as my list',
    fill: (dialog) => shown(dialog.getByLabel('List name')),
  },
  reorder: {
    go: openDeliveredOrder,
    opener: inMain('Select products'),
    title: 'Order again',
    fill: (dialog) => shown(dialog.getByRole('checkbox').first()),
  },
  returnGoods: {
    go: openDeliveredOrder,
    opener: inMain('Return something'),
    title: 'Return something',
    fill: async (dialog) => {
      await dialog.getByRole('checkbox').first().check();
      await showErrors('Register return')(dialog);
    },
  },
  shareList: {
    go: favorites,
    opener: (page) => page.getByRole('button', { name: /^Share/ }).first(),
    title: 'Share “Stua”',
    fill: (dialog) => shown(dialog.getByLabel('Link to the list')),
  },
  organizationUser: {
    go: openUsers,
    opener: inMain('Add user'),
    title: 'Add user',
    fill: (dialog) => shown(dialog.getByLabel('Role')),
  },
  userPassword: {
    go: openUsers,
    opener: inMain('Change password for Linn Haugen'),
    title: 'Change password',
    fill: (dialog) => shown(dialog.getByLabel('New password')),
  },
  productPictures: {
    go: visit(samplePages.ProductPage),
    opener: inMain(/picture 1/i),
    title: /./,
    fill: (dialog) => shown(dialog.getByRole('button', { name: /^Zoom in/ }).first()),
    fillsWindow: true,
  },
  variationPicker: {
    go: visitSignedIn(sofas),
    opener: inMain(/^Choose/),
    title: 'Choose a variant',
    fill: (dialog) => shown(dialog.getByRole('radio').first()),
  },
};
