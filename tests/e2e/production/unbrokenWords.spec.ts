import { expect, test, type Page } from '@playwright/test';
import { codes } from '../../support/browser/buyInBrowser';
import { callShop, ordersOf } from '../../support/browser/callShop';
import { expectNoBuiltInPage } from '../../support/browser/pageErrors';
import {
  expectNoSidewaysScroll,
  openPage,
  setWidth,
  signIn,
  signInAs,
} from '../../support/browser/shopWindow';
import { samplePages } from '../../support/samplePages';
import { pageFaults } from '../../support/wild/pageFaults';

/** Fields with texts that people write, rather than identifiers, addresses and names of the contract. */
const texts = new Set(
  `address alt attribution author brand city color contactEmail contactPhone copyright countryName couponCode
  description dimensions elNumber email firstName footerCenterHeader footerLeftHeader footerRightHeader formattedString
  heading lastName mainCategory marketingText name note openingHours organizationName pageTitle parentCategoryName
  phoneNumber postalCode preamble productType promotionDescription promotionName question reason supportEmailAddress
  supportPhoneNumber text title unit userFriendlyName value`.split(/\s+/),
);

const word = 'w'.repeat(500);

/** A response with a word of 500 letters, which no browser hyphenates, in every text. */
const withUnbrokenWords = (answer: string): string =>
  JSON.stringify(
    JSON.parse(answer, (key, value: unknown) =>
      texts.has(key) && typeof value === 'string' && value !== '' ? word : value,
    ),
  );

/** Put the word into every text of the answers from now on. */
async function answerWithUnbrokenWords(page: Page): Promise<void> {
  await page.route(/\/api\/(?!site\/translations)/, async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    await route.fulfill(isJson ? { response, body: withUnbrokenWords(await response.text()) } : { response });
  });
}

/** Expect no page to be wider than its window, on phones and on a desktop. */
async function expectFits(page: Page, address: string): Promise<void> {
  await setWidth(page, 375);
  await page.goto(address);
  // In fields alone on the profile.
  const main = page.getByRole('main');
  await main.getByText(word).or(main.getByRole('textbox')).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expectNoBuiltInPage(page);
  for (const width of [320, 375, 1440]) {
    await setWidth(page, width);
    const wider = (await pageFaults(page)).filter((fault) => fault.startsWith('scrolls sideways'));
    expect.soft(wider, `${address} at ${width} px`).toEqual([]);
  }
}

// Calls may be in flight when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const types = [
  'StartPage',
  'StandardPage',
  'InspirationPage',
  'CampaignPage',
  'InformationPage',
  'CategoryPage',
  'SearchPage',
  'ProductPage',
  'FdvPage',
  'CartPage',
  'CheckoutPage',
  'QuickOrderPage',
] as const;

test('UI-04 texts of 500 letters without a break make no page wider than its window', async ({ page }) => {
  test.setTimeout(240_000);
  await openPage(page, '/en');
  await signIn(page);
  await callShop(page, 'cart', { code: codes.single, quantity: 1 });
  await answerWithUnbrokenWords(page);
  for (const type of types) await expectFits(page, samplePages[type]);
  await page.getByRole('combobox', { name: 'Article, row 1' }).fill(codes.single);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText(word).first().waitFor();
  await expectNoSidewaysScroll(page);
});

test('UI-04 texts of 500 letters without a break make no view of an account wider than its window', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openPage(page, '/en');
  await signInAs(page, 'ase@kontorhotellet.example');
  const [order] = (await ordersOf(page)).orders;
  await callShop(page, 'favorites', { listName: 'Lobby', items: [{ code: codes.single }] });
  await answerWithUnbrokenWords(page);
  for (const view of ['Overview', 'Orders', 'Favorites', 'Addresses', 'Users', 'Profile'])
    await expectFits(page, `/en/account?view=${view}`);
  await expectFits(page, `/en/account?view=Orders&order=${order?.orderNumber}`);
  await expectFits(page, `${samplePages.OrderConfirmationPage}?orderNumber=${order?.orderNumber}`);
});
