import { expect, test, type Locator, type Page } from '@playwright/test';
import { cardOf, carafes, codes, openAsCustomer } from '../support/browser/buyInBrowser';
import { press, tabTo, write } from '../support/browser/keyboard';
import { expectAccessible, expectNoSidewaysScroll, openPage, setWidth } from '../support/browser/shopWindow';

/** In px: a laptop and a phone. */
const widths = [1280, 375] as const;

/** Expect parts of an element to be below each other, in this order. */
async function expectStacked(whole: Locator, parts: readonly string[]): Promise<void> {
  const boxes = await Promise.all(parts.map((part) => whole.locator(part).first().boundingBox()));
  const edges = boxes.flatMap((box) => (box ? [box.y, box.y + box.height] : [Number.NaN]));
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
}

/** Save a shared list as one's own, and delete it. */
async function saveSharedList(page: Page): Promise<void> {
  await openPage(page, `/en/account?view=SharedList&list=Bryllup&code=${codes.single}`);
  await press(page.getByRole('button', { name: 'Save as my list' }));
  const modal = page.getByRole('dialog', { name: 'Save as my list' });
  await write(modal.getByLabel('List name'), 'Hyttetur');
  await page.keyboard.press('Enter');
  await expect(modal).toHaveCount(0);
  const saved = page.getByRole('region', { name: 'Hyttetur', exact: true });
  await expect(saved.getByRole('article')).toHaveCount(1);

  await saved.getByRole('button', { name: 'Delete Hyttetur' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete the list?' });
  await question.waitFor();
  await press(question.getByRole('button', { name: 'Delete' }));
  await expect(question).toHaveCount(0);
  await expect(saved).toHaveCount(0);
}

test('FAV-01 the keyboard saves a product to lists, renames, shares, removes, and saves a shared list', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await openAsCustomer(page, carafes);
  const heart = cardOf(page, codes.single).getByRole('button', { name: /favourite$/, includeHidden: true });
  await expect(heart).toHaveAttribute('aria-haspopup', 'dialog');
  await heart.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Save to a list' });
  await tabTo(picker.getByRole('checkbox', { name: 'Stua' }));
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await write(picker.getByLabel('List name'), 'Gaver');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('checkbox', { name: 'Gaver' })).toBeChecked();
  await picker.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(heart).toBeFocused();

  await openPage(page, '/en/account?view=Favorites');
  const list = page.getByRole('region', { name: 'Gaver' });
  await expect(list.getByRole('article')).toHaveCount(1);
  for (const width of widths) {
    await setWidth(page, width);
    await expectStacked(list.getByRole('listitem').first(), [
      'img',
      'h3',
      'strong',
      'button[aria-label^="Remove"]',
    ]);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await setWidth(page, 1280);

  await list.getByRole('button', { name: 'Rename Gaver' }).press('Enter');
  const rename = page.getByRole('dialog', { name: 'Rename the list' });
  await write(rename.getByLabel('New name'), 'Bryllup');
  await page.keyboard.press('Enter');
  await expect(rename).toHaveCount(0);
  const renamed = page.getByRole('region', { name: 'Bryllup', exact: true });
  await renamed.getByRole('button', { name: 'Add all to cart: Bryllup' }).press('Enter');
  await expect(renamed.getByRole('region', { name: 'Everything was added to your cart' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expectAccessible(page);

  await renamed.getByRole('button', { name: 'Share Bryllup' }).press('Enter');
  const share = page.getByRole('dialog');
  const link = await share.getByLabel('Link to the list').inputValue();
  await page.keyboard.press('Escape');
  await expect(share).toHaveCount(0);

  const other = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const visitor = await other.newPage();
  await openPage(visitor, link);
  await expect(visitor.getByRole('region', { name: 'Bryllup' }).getByRole('article')).toHaveCount(1);
  for (const width of widths) {
    await setWidth(visitor, width);
    await expectNoSidewaysScroll(visitor);
  }
  await expectAccessible(visitor);
  await other.close();

  await renamed.getByRole('button', { name: /^Remove .* from Bryllup$/ }).press('Enter');
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(renamed.getByRole('article')).toHaveCount(1);
  await saveSharedList(page);
});
