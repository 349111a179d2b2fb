import { expect, test, type Locator } from '@playwright/test';
import { facet, openFacet, openWide, sidebar, sofas } from '../../support/browser/filtersInBrowser';
import { stopClock } from '../../support/browser/searchInBrowser';
import { expectAccessible } from '../../support/browser/shopWindow';

/** The part of a facet that is animated as it opens and closes. */
const panelOf = (button: Locator) => button.locator('xpath=../following-sibling::*');

test.describe('FILT-01 facets', () => {
  test('FILT-05 a section ignores clicks for 250 ms after each toggle, and moves in that time', async ({
    page,
  }) => {
    await page.clock.install();
    await openWide(page, sofas);
    // The filter panel loads after the products, on timers.
    await stopClock(page);
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

  test('FILT-05 with reduced motion sections open at once', async ({ page }) => {
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

test('UI-04 the sidebar with everything opened is axe-clean in both themes', async ({ page }) => {
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
  await expectAccessible(page, 'main');
});
