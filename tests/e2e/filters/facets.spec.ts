import { expect, test, type Locator } from '@playwright/test';
import {
  facet,
  openFacet,
  modal,
  openButton,
  openWide,
  products,
  sidebar,
  sofas,
} from '../../support/browser/filtersInBrowser';
import { openAndStopClock } from '../../support/browser/searchInBrowser';
import { expectAccessible, openPage, setWidth } from '../../support/browser/shopWindow';

/** The part of a facet that is animated as it opens and closes. */
const panelOf = (button: Locator) => button.locator('xpath=../following-sibling::*');

test.describe('LIST-02 position of the filters', () => {
  test('LIST-02 MOD-01 beside the list from 1281 px, in a modal up to 1280 px', async ({ page }) => {
    await setWidth(page, 1281);
    await openPage(page, sofas);
    await expect(sidebar(page)).toBeVisible();
    await expect(openButton(page)).toHaveCount(0);
    const [aside, results] = [await sidebar(page).boundingBox(), await products(page).boundingBox()];
    expect(Math.round((results?.width ?? 0) / (aside?.width ?? 1))).toBe(3);
    await setWidth(page, 1280);
    await expect(sidebar(page)).toHaveCount(0);
    await openButton(page).click();
    await expect(modal(page).getByRole('group', { name: 'Filters' })).toBeVisible();
  });
});

test.describe('FILT-01 FILT-05 facets', () => {
  test('FILT-01 FILT-02 five of them until Show more is pressed; Show less closes open ones', async ({
    page,
  }) => {
    await openWide(page, sofas);
    const names = () => sidebar(page).getByRole('heading', { level: 3 }).allInnerTexts();
    const five = ['Product type', 'Colour', 'Brand', 'Material', 'Width'];
    expect(await names()).toEqual(five);
    await sidebar(page).getByRole('button', { name: 'Show more filters (6)' }).click();
    expect(await names()).toEqual([
      ...five,
      'Height',
      'Room',
      'Style',
      'Series',
      'Selection',
      'Delivery from the maker',
    ]);
    await openFacet(sidebar(page), 'Style');
    await expect(sidebar(page).getByRole('checkbox', { name: 'Classic' })).toBeVisible();
    await sidebar(page).getByRole('button', { name: 'Show fewer filters' }).click();
    expect(await names()).toEqual(five);
    await expect(sidebar(page).getByRole('button', { expanded: true })).toHaveCount(0);
  });

  test('FILT-05 a section ignores clicks for 250 ms after each toggle, and moves in that time', async ({
    page,
  }) => {
    await setWidth(page, 1440);
    await openAndStopClock(page, sofas);
    const color = facet(sidebar(page), 'Colour');
    await color.click();
    await page.clock.runFor(249);
    await color.click();
    await expect(color).toHaveAttribute('aria-expanded', 'true');
    await expect(color).toBeFocused();
    // One would do, but for the rounding of clocks.
    await page.clock.runFor(2);
    await color.click();
    await expect(color).toHaveAttribute('aria-expanded', 'false');
    await expect(panelOf(color)).toHaveCSS('transition-duration', '0.25s');
  });

  test('FILT-05 UI-04 with reduced motion sections open at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWide(page, sofas);
    const panel = panelOf(facet(sidebar(page), 'Product type'));
    expect(
      await panel.evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration)),
    ).toBeLessThan(0.001);
  });

  test('FILT-05 a long list is 420 px high until it is expanded', async ({ page }) => {
    await openWide(page, sofas);
    await openFacet(sidebar(page), 'Colour');
    const list = sidebar(page).getByRole('list', { name: 'Colour' });
    const height = () => list.locator('..').evaluate((frame) => frame.clientHeight);
    const all = sidebar(page).getByRole('button', { name: 'Show all 16' });
    await expect(all).toBeVisible();
    expect(await height()).toBe(420);
    await all.click();
    expect(await height()).toBeGreaterThan(500);
    await sidebar(page).getByRole('button', { name: 'Show fewer', exact: true }).click();
    expect(await height()).toBe(420);
  });
});

test('FILT-01 FILT-07 UI-04 the sidebar with everything opened is axe-clean in both themes', async ({
  page,
}) => {
  test.slow();
  await openWide(page, `${sofas}?filter::ProductType=two-seat-sofa&min::Width=165&instock=true`);
  // All of the opened sidebar: a scroll would move it away from the pointer.
  await page.setViewportSize({ width: 1440, height: 3000 });
  await sidebar(page)
    .getByRole('button', { name: /^Show more filters/ })
    .click();
  const closed = sidebar(page).getByRole('heading', { level: 3 }).getByRole('button', { expanded: false });
  for (const name of await closed.allInnerTexts()) await openFacet(sidebar(page), name);
  await expect(sidebar(page).getByRole('slider')).toHaveCount(4);
  await expectAccessible(page);
});
