import { expect, type Locator, type Page } from '@playwright/test';
import { examples } from '../../../mocks/generated/examples';
import type { ModalName } from '../../../src/components/Modal/modalStore';
import { samplePages } from '../samplePages';
import { openPage, setWidth, signIn, signInAs } from './shopWindow';

/** How people open a modal, and what shows that all of it is there. */
export interface ModalOpening {
  /** Goes where its opener is. */
  go: (page: Page) => Promise<void>;
  opener: (page: Page) => Locator;
  title: string | RegExp;
  /** Waits for, or calls up, everything it can show. */
  fill: (dialog: Locator) => Promise<void>;
  /** Is as large as the window at every width, so that nothing lies outside. */
  fillsWindow?: true;
  /** Is opened from the mobile header, up to 1024 px. */
  mobile?: true;
}

const shown = async (locator: Locator) => expect(locator).toBeVisible();
const banner = (page: Page) => page.getByRole('banner');

/** Answers getCart with lines for a visitor. */
async function fillCart(page: Page): Promise<void> {
  const { body } = examples.getCart[200].cart();
  await page.route('**/api/cart', (route) => route.fulfill({ json: body }));
}

/** Opens the favourites of a customer who has lists. */
async function openFavorites(page: Page): Promise<void> {
  await openPage(page, '/en/account?view=Favorites');
  await signIn(page);
}

/** Opens the users of an organisation as its administrator. */
async function openUsers(page: Page): Promise<void> {
  await openPage(page, '/en/account?view=Users');
  await signInAs(page, 'ase@kontorhotellet.example');
}

/** How each modal of the shop is opened; one without is a type error. */
export const modalOpenings: Record<ModalName, ModalOpening> = {
  address: {
    go: async (page) => {
      await openPage(page, '/en/account?view=Addresses');
      await signIn(page);
    },
    opener: (page) => page.getByRole('main').getByRole('button', { name: 'Add billing address' }),
    title: 'Add billing address',
    fill: (dialog) => shown(dialog.getByLabel('Street address')),
  },
  confirmation: {
    go: (page) => openPage(page, samplePages.StorybookPage),
    opener: (page) => page.getByRole('button', { name: 'Oak question' }),
    title: /./,
    fill: (dialog) => shown(dialog.getByRole('button', { name: 'Cancel' })),
  },
  countrySelector: {
    go: (page) => openPage(page, '/en'),
    opener: (page) => page.getByRole('contentinfo').getByRole('button', { name: /^Country/ }),
    title: 'Country and language',
    fill: (dialog) => shown(dialog.getByRole('button', { name: 'Svenska' })),
  },
  deleteAccount: {
    go: async (page) => {
      await openPage(page, '/en/account?view=Profile');
      await signIn(page);
    },
    opener: (page) => page.getByRole('main').getByRole('button', { name: 'Delete account' }),
    title: 'Delete account',
    fill: (dialog) => shown(dialog.getByLabel('Confirmation')),
  },
  favoritePicker: {
    go: async (page) => {
      await openPage(page, '/en/furniture/living-room/sofas');
      await signIn(page);
    },
    opener: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Save .* favourite$/ })
        .first(),
    title: 'Save to lists',
    fill: (dialog) => shown(dialog.getByRole('checkbox').first()),
  },
  filter: {
    go: async (page) => {
      await setWidth(page, 1280);
      await openPage(page, '/en/furniture/living-room/sofas');
    },
    opener: (page) => page.getByRole('main').getByRole('button', { name: 'Filters', exact: true }),
    title: 'Filters',
    fill: (dialog) => shown(dialog.getByRole('checkbox').first()),
  },
  miniCart: {
    go: async (page) => {
      await fillCart(page);
      await openPage(page, '/en');
    },
    opener: (page) => banner(page).getByRole('button', { name: /^Cart/ }),
    title: 'Cart',
    fill: (dialog) => shown(dialog.getByRole('listitem').first()),
  },
  search: {
    go: async (page) => {
      await setWidth(page, 375);
      await openPage(page, '/en');
    },
    opener: (page) => banner(page).getByRole('button', { name: 'Search' }),
    title: /./,
    fill: async (dialog) => {
      await dialog.getByRole('combobox').fill('sofa');
      await shown(dialog.getByRole('option').first());
    },
    mobile: true,
  },
  signIn: {
    go: (page) => openPage(page, '/en'),
    opener: (page) => banner(page).getByRole('button', { name: 'Sign in' }),
    title: 'Sign in',
    fill: async (dialog) => {
      await shown(dialog.getByText('Sign in to see prices'));
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await shown(dialog.getByRole('group', { name: 'This needs another look' }));
    },
  },
  register: {
    go: (page) => openPage(page, '/en'),
    opener: (page) => banner(page).getByRole('button', { name: 'Sign in' }),
    title: /./,
    fill: async (dialog) => {
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await dialog.getByRole('radio', { name: 'My company' }).check();
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await shown(dialog.getByRole('group', { name: 'This needs another look' }));
    },
  },
  renameList: {
    go: openFavorites,
    opener: (page) => page.getByRole('button', { name: /^Rename/ }).first(),
    title: 'Rename the list',
    fill: async (dialog) => {
      await dialog.getByRole('button', { name: 'Save' }).click();
      await shown(dialog.getByRole('group', { name: 'This needs another look' }));
    },
  },
  saveSharedList: {
    go: async (page) => {
      await openPage(page, '/en/account?view=SharedList&list=Hall&code=160956');
      await signIn(page);
    },
    opener: (page) => page.getByRole('button', { name: 'Save as my list' }),
    title: 'Save as my list',
    fill: (dialog) => shown(dialog.getByLabel('Name of the list')),
  },
  shareList: {
    go: openFavorites,
    opener: (page) => page.getByRole('button', { name: /^Share/ }).first(),
    title: 'Share the list',
    fill: (dialog) => shown(dialog.getByLabel('Link to the list')),
  },
  organizationUser: {
    go: openUsers,
    opener: (page) => page.getByRole('main').getByRole('button', { name: 'Add user' }),
    title: 'Add user',
    fill: (dialog) => shown(dialog.getByLabel('Role')),
  },
  userPassword: {
    go: openUsers,
    opener: (page) => page.getByRole('main').getByRole('button', { name: 'Change password for Linn Haugen' }),
    title: 'Change password',
    fill: (dialog) => shown(dialog.getByLabel('New password')),
  },
  productPictures: {
    go: (page) => openPage(page, samplePages.ProductPage),
    opener: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /picture 1/i })
        .first(),
    title: /./,
    fill: (dialog) => shown(dialog.getByRole('button', { name: /^See closer/ }).first()),
    fillsWindow: true,
  },
  variationPicker: {
    go: async (page) => {
      await openPage(page, '/en/furniture/living-room/sofas');
      await signIn(page);
    },
    opener: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Choose/ })
        .first(),
    title: 'Choose a variant',
    fill: (dialog) => shown(dialog.getByRole('radio').first()),
  },
};
