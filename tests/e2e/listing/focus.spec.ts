import { expect, test, type Page } from '@playwright/test';
import { chips, products, sofas } from '../../support/browser/filtersInBrowser';
import { cardAt } from '../../support/browser/listingInBrowser';
import { nextFrames, openPage, setWidth } from '../../support/browser/shopWindow';

/** How many px of what has focus the header and the bar over the list cover; 0 for the bar's own. */
async function covered(page: Page): Promise<number> {
  await nextFrames(page);
  return products(page).evaluate((list) => {
    const [bar, focused] = [list.firstElementChild, document.activeElement];
    if (!bar || !focused || bar.contains(focused) || !list.contains(focused)) return 0;
    return Math.max(0, bar.getBoundingClientRect().bottom - focused.getBoundingClientRect().top);
  });
}

for (const width of [375, 1440])
  test(`UI-04 LIST-01 by keyboard at ${width} px, focus going up the list is never behind the header and the bar`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setWidth(page, width);
    await openPage(page, `${sofas}?filter::ProductType=corner-sofa;curved-sofa`);
    await cardAt(page, 9).getByRole('heading').getByRole('link').focus();
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await covered(page)).toBeLessThanOrEqual(1);
      if (
        await chips(page)
          .getByRole('button')
          .first()
          .evaluate((chip) => chip.matches(':focus'))
      )
        return;
    }
    throw new Error('Focus has not come to the chips');
  });
