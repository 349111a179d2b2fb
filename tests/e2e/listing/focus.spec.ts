import { expect, test, type Page } from '@playwright/test';
import { chips, products, sofas } from '../../support/browser/filtersInBrowser';
import { cardAt } from '../../support/browser/listingInBrowser';
import { nextFrames, openPage, setWidth } from '../../support/browser/shopWindow';

/** Height in px of the focused element that the header and the bar over the list cover; 0 within the bar. */
async function covered(page: Page): Promise<number> {
  await nextFrames(page);
  return products(page).evaluate((list) => {
    const [bar, focused] = [list.firstElementChild, document.activeElement];
    if (!bar || !focused || bar.contains(focused) || !list.contains(focused)) return 0;
    return Math.max(0, bar.getBoundingClientRect().bottom - focused.getBoundingClientRect().top);
  });
}

/**
 * Fault of the focused element's ring: clipped by an ancestor's overflow, by the window or by the header, or doubled by
 * a second ring. Cards and fields, whose ring is around more than the focused element, are skipped.
 */
function flawedRing(): string | undefined {
  const focused = document.activeElement;
  if (!focused) return undefined;
  const name = focused.getAttribute('aria-label') ?? focused.textContent;
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(focused);
  if (outlineStyle === 'none') return undefined;
  const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const ring = { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach };
  const isOutside = (box: DOMRect) =>
    ring.left < box.left - 0.5 ||
    ring.right > box.right + 0.5 ||
    ring.top < box.top - 0.5 ||
    ring.bottom > box.bottom + 0.5;
  if (isOutside(new DOMRect(0, 0, innerWidth, innerHeight))) return `${name}: outside the window`;
  for (let box = focused.parentElement; box && box !== document.body; box = box.parentElement) {
    const hides = getComputedStyle(box).overflow !== 'visible';
    if (hides && isOutside(box.getBoundingClientRect())) return `${name}: cut off`;
    if (box.matches('header *') && getComputedStyle(box).boxShadow.endsWith(' 1px'))
      return `${name}: two rings`;
  }
  const above = document.elementFromPoint((left + right) / 2, ring.top + 1);
  const isCovered = above && !above.contains(focused) && !focused.contains(above);
  return isCovered && focused.closest('header') ? `${name}: covered` : undefined;
}

test('UI-04 by keyboard the focus rings of header, breadcrumb and first cards are whole, and one at a time', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setWidth(page, 1280);
  await openPage(page, sofas);
  const flaws: (string | undefined)[] = [];
  const heart = cardAt(page, 2).getByRole('button').first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    await nextFrames(page);
    flaws.push(await page.evaluate(flawedRing));
    if (await heart.evaluate((button) => button.matches(':focus'))) break;
  }
  await expect(heart).toBeFocused();
  expect(flaws.filter(Boolean)).toEqual([]);
});

for (const width of [375, 1440])
  test(`UI-04 by keyboard at ${width} px, focus going up the list is never behind the header and the bar`, async ({
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
