import { expect, test } from '@playwright/test';
import { expectHeadOf } from '../support/browser/pageHead';
import { recordPageErrors } from '../support/browser/pageErrors';
import { samplePages } from '../support/samplePages';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openEverything,
  openPage,
  setWidth,
  signIn,
} from '../support/browser/shopWindow';

const allWidths = [320, 375, 768, 1280, 1440, 1920];

/** Least number of parts that open, by page type: fewer mean that another page is shown. */
const partsToOpen: Readonly<Record<string, number>> = {
  ProductPage: 1,
  ProductBase: 1,
  InformationPage: 1,
  StorybookPage: 1,
};

for (const [pageType, address] of Object.entries(samplePages)) {
  test(`APP-02 ${pageType} shows, has the metadata of the server, fits, and is accessible, everything opened`, async ({
    page,
  }) => {
    test.slow();
    const errors = await recordPageErrors(page);
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expectHeadOf(page);

    expect(await openEverything(page, 'main')).toBeGreaterThanOrEqual(partsToOpen[pageType] ?? 0);
    for (const width of allWidths) {
      await setWidth(page, width);
      await expectNoSidewaysScroll(page);
    }
    await setWidth(page, 1280);
    await expectAccessible(page);
    expect(await page.evaluate(() => window.mockShop?.violations)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

/** Pages that show more to a signed-in customer: prices and quantities. The account has separate tests. */
const forCustomers = ['ProductPage', 'CategoryPage', 'SearchPage', 'StartPage'] as const;

test(`APP-02 ${forCustomers.join(', ')} are accessible to a customer too, on a phone`, async ({ page }) => {
  test.slow();
  await openPage(page, '/en/customer-service');
  await signIn(page);
  await setWidth(page, 375);
  for (const pageType of forCustomers) {
    await openPage(page, samplePages[pageType]);
    await page.waitForLoadState('networkidle');
    await openEverything(page, 'main');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
  }
});
