import { expect, test } from '@playwright/test';
import { allAnswered, delayAnswers, layoutShifts, watchLayout } from '../support/browser/layoutShift';
import { openPage, setWidth } from '../support/browser/shopWindow';

/** What is found differs: everything, products only, categories that take much room, nothing. */
const addresses = [
  '/en/search?query=sofa',
  '/en/search?query=101528',
  '/en/search?query=lamp',
  '/en/search?query=sofa+xyzzyqwert',
  '/en/cart',
];

for (const width of [375, 1280])
  test(`SRCH-04 at ${width} px answers that take half a second shift nothing on search page and cart`, async ({
    page,
  }) => {
    await setWidth(page, width);
    await watchLayout(page);
    await delayAnswers(page, 500);
    for (const address of addresses) {
      await openPage(page, address);
      await allAnswered(page);
      // Where the font comes after the first text, words move by a hair, which counts 0.0003.
      const seen = (await layoutShifts(page)).filter(({ value }) => value >= 0.001);
      expect(seen, address).toEqual([]);
    }
  });
