import { expect, test, type Page } from '@playwright/test';
import {
  chips,
  expectQuery,
  facet,
  openFacet,
  openWide,
  query,
  sidebar,
  sofas,
} from '../../support/browser/filtersInBrowser';
import { signIn } from '../../support/browser/shopWindow';

test.describe('FILT-06 ranges', () => {
  const group = (page: Page) => sidebar(page).getByRole('group', { name: 'Width' });
  const thumb = (page: Page, name: 'From' | 'To') => group(page).getByRole('slider', { name });
  const field = (page: Page, name: 'From' | 'To') => group(page).getByRole('textbox', { name });

  async function openWidths(page: Page): Promise<void> {
    await openWide(page, sofas);
    await openFacet(sidebar(page), 'Width');
    await thumb(page, 'From').waitFor();
  }

  test('FILT-06 by keyboard: the address changes on keyup; thumbs do not cross', async ({ page }) => {
    await openWidths(page);
    await expect(thumb(page, 'From')).toHaveAttribute('aria-valuetext', '140 cm');
    await thumb(page, 'From').focus();
    await page.keyboard.down('ArrowRight');
    await page.keyboard.down('ArrowRight');
    await expect(field(page, 'From')).toHaveValue('144');
    expect(query(page)).toBe('');
    await page.keyboard.up('ArrowRight');
    await expectQuery(page, '?min::Width=144');
    await expect(thumb(page, 'From')).toBeFocused();
    await page.keyboard.press('End');
    await expect(field(page, 'From')).toHaveValue('300');
    await expect(thumb(page, 'To')).toHaveAttribute('aria-valuemin', '300');
    await page.keyboard.press('Home');
    await expectQuery(page, '');
  });

  test('FILT-06 by pointer: the address changes once, on pointerup', async ({ page }) => {
    await openWidths(page);
    // With nothing chosen each thumb ranges over the whole rail.
    const rail = await thumb(page, 'To').boundingBox();
    if (!rail) throw new Error('No thumb');
    const middle = { x: rail.x + rail.width / 2, y: rail.y + rail.height / 2 };
    await page.mouse.move(rail.x + rail.width - 12, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y + 5, { steps: 8 });
    await expect(field(page, 'To')).not.toHaveValue('300');
    expect(query(page)).toBe('');
    await page.mouse.move(rail.x - 40, rail.y, { steps: 8 });
    await expect(field(page, 'To')).toHaveValue('140');
    await page.mouse.move(middle.x, rail.y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => query(page)).toMatch(/^\?max::Width=2\d\d$/);
  });

  test('FILT-06 a press on the rail moves the nearer thumb', async ({ page }) => {
    await openWidths(page);
    // At a share of the rail, once the panel stands still: the list that loads after a press moves it.
    const press = async (nearer: 'From' | 'To', share: number) => {
      const [from, to] = [await thumb(page, 'From').boundingBox(), await thumb(page, 'To').boundingBox()];
      if (!from || !to) throw new Error('No thumb');
      const x = from.x + (to.x + to.width - from.x) * share - (nearer === 'From' ? from.x : to.x);
      await thumb(page, nearer).click({ position: { x, y: from.height / 2 } });
    };
    await press('From', 0.3);
    await expect.poll(() => query(page)).toMatch(/^\?min::Width=1[89]\d$/);
    await press('To', 0.8);
    await expect.poll(() => query(page)).toMatch(/^\?min::Width=1[89]\d&max::Width=2[67]\d$/);
    await press('From', 0.4);
    await expect.poll(() => query(page)).toMatch(/^\?min::Width=20\d&max::Width=2[67]\d$/);
  });

  test('FILT-06 customers choose a price; its chip has the currency', async ({ page }) => {
    await openWide(page, sofas);
    await expect(facet(sidebar(page), 'Price')).toHaveCount(0);
    await signIn(page);
    await openFacet(sidebar(page), 'Price');
    const prices = sidebar(page).getByRole('group', { name: 'Price' });
    await prices.getByRole('textbox', { name: 'To' }).fill('20000');
    await page.keyboard.press('Enter');
    await expectQuery(page, '?max::Price=20000');
    await expect(
      chips(page).getByRole('button', { name: 'Remove filter: Price: up to 20\u00a0000 kr incl. VAT' }),
    ).toBeVisible();
  });
});
