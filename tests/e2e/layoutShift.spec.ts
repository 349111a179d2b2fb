import { expect, test } from '@playwright/test';
import { allAnswered, delayResponses, layoutShifts, watchLayout } from '../support/browser/layoutShift';
import { openPage, setWidth } from '../support/browser/shopWindow';
import { samplePages } from '../support/samplePages';

/** Searches with different hits: of every kind, products only, categories that take much room, none. */
const addresses = [
  '/en/search?query=sofa',
  '/en/search?query=101528',
  '/en/search?query=lamp',
  '/en/search?query=sofa+xyzzyqwert',
  '/en/cart',
  '/en/furniture',
  '/en/furniture/living-room/sofas',
  '/en/account?scenario=privateCustomer',
  '/en/cart?scenario=fullCart',
  '/en/about-us',
  '/en/inspiration',
  samplePages.ProductPage,
];

// A phone, and a width with the filters beside the list.
for (const width of [375, 1440])
  test(`SRCH-04 at ${width} px answers that take half a second shift nothing`, async ({ page }) => {
    // Twelve pages, each with slow answers.
    test.setTimeout(180_000);
    await setWidth(page, width);
    await watchLayout(page);
    await delayResponses(page, 500);
    for (const address of addresses) {
      await openPage(page, address);
      await allAnswered(page);
      // When the font loads after the first text, words move slightly, which counts 0.0003.
      const seen = (await layoutShifts(page)).filter(({ value }) => value >= 0.001);
      expect(seen, address).toEqual([]);
    }
  });
