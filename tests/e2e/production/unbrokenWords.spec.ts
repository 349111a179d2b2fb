import { expect, test } from '@playwright/test';
import { codes } from '../../support/browser/buyInBrowser';
import { callShop } from '../../support/browser/callShop';
import { expectNoBuiltInPage } from '../../support/browser/pageErrors';
import { openPage, setWidth, signIn } from '../../support/browser/shopWindow';
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

test('UI-04 texts of 500 letters without a break make no page wider than its window', async ({ page }) => {
  test.setTimeout(180_000);
  await openPage(page, '/en');
  await signIn(page);
  await callShop(page, 'cart', { code: codes.single, quantity: 1 });
  await page.route(/\/api\/(?!site\/translations)/, async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    await route.fulfill(isJson ? { response, body: withUnbrokenWords(await response.text()) } : { response });
  });
  const types = [
    'CategoryPage',
    'SearchPage',
    'ProductPage',
    'CartPage',
    'CheckoutPage',
    'AccountPage',
    'StartPage',
  ] as const;
  for (const type of types) {
    await setWidth(page, 375);
    await page.goto(samplePages[type]);
    const main = page.getByRole('main');
    await main.getByText(word).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoBuiltInPage(page);
    for (const width of [375, 1440]) {
      await setWidth(page, width);
      const wider = (await pageFaults(page)).filter((fault) => fault.startsWith('scrolls sideways'));
      expect.soft(wider, `${type} at ${width} px`).toEqual([]);
    }
  }
});
