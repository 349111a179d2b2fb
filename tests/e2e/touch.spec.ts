import { expect, test, type Locator, type Page } from '@playwright/test';
import { cardOf, carafes, codes } from '../support/browser/buyInBrowser';
import { openPage, signInAs } from '../support/browser/shopWindow';
import { samplePages } from '../support/samplePages';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

const views = ['Overview', 'Orders', 'Addresses', 'Users', 'Profile', 'ChangePassword', 'Favorites'] as const;

/**
 * Expect every control of a part to be at least 44 px high. A link in a text has the height of its line, one that
 * covers its row that of the row, and product cards have a separate layout.
 */
async function expectThumbSized(part: Locator): Promise<void> {
  const small = await part.evaluate((root) => {
    const controls = [...root.querySelectorAll<HTMLElement>('a, button, input, select, label:has(input)')];
    const hitArea = (control: HTMLElement) => {
      const isStretched = ['::before', '::after'].some(
        (pseudo) => getComputedStyle(control, pseudo).position === 'absolute',
      );
      return (isStretched && control.offsetParent) || control.closest('label') || control;
    };
    return controls
      .filter((control) => !control.closest('article:has([aria-pressed])') && control.offsetHeight > 1)
      .filter((control) => control.parentElement?.matches(':is(li, div, section, form, header)') ?? false)
      .map((control) => ({ control, height: hitArea(control).getBoundingClientRect().height }))
      .filter(({ height }) => height < 43.5)
      .map(({ control, height }) => `${height} px: ${control.outerHTML.slice(0, 120)}`);
  });
  expect(small).toEqual([]);
}

/** Expect the swatches of every card to be 44 px squares inside it; a counter replaces those that do not fit. */
async function expectWholeSwatches(page: Page): Promise<void> {
  const lists = await page.getByRole('group', { name: /^Colours of/ }).evaluateAll((all) =>
    all.map((list) => {
      const isShown = (item: Element) => item.getClientRects().length > 0;
      const { right } = list.closest('article')?.getBoundingClientRect() ?? { right: 0 };
      const swatches = [...list.querySelectorAll('button')].filter(isShown);
      return {
        sizes: swatches.map(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight)),
        isWhole: [...list.children].every((item) => item.getBoundingClientRect().right <= right),
        counted: /^"?\d+ more"?$/.test(getComputedStyle(list, '::after').content),
      };
    }),
  );
  expect(lists.some(({ counted }) => counted)).toBe(true);
  for (const { sizes, isWhole } of lists) {
    expect(isWhole).toBe(true);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
  }
}

async function openDialog(page: Page, opener: Locator): Promise<void> {
  await opener.tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectThumbSized(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('UI-04 swatches of cards, controls of the account and its modals are 44 px high for a thumb', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, carafes);
  await page.getByRole('article').nth(12).waitFor();
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expectWholeSwatches(page);
  }
  await signInAs(page, 'ase@kontorhotellet.example');
  await openDialog(page, cardOf(page, codes.single).getByRole('button', { name: /favourite$/ }));
  const navigation = page.getByRole('navigation', { name: 'Account pages' });
  const content = navigation.locator('..');
  const main = page.getByRole('main');
  for (const view of views) {
    await openPage(page, `/en/account?view=${view}`);
    await navigation.waitFor();
    await page.waitForLoadState('networkidle');
    await expectThumbSized(content);
    if (view === 'Addresses')
      await openDialog(page, main.getByRole('button', { name: 'Add delivery address' }));
    if (view === 'Users') await openDialog(page, main.getByRole('button', { name: 'Edit Linn Haugen' }));
    if (view === 'Profile') await openDialog(page, main.getByRole('button', { name: 'Delete account' }));
  }
  await openPage(page, '/en/account?view=Orders');
  await page.getByRole('rowheader').first().getByRole('link').tap();
  await expect(page.getByText('Billing address')).toBeVisible();
  await expectThumbSized(content);
});

test('UI-04 every field has at least 16 px, so that Safari on phones does not enlarge the page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, carafes);
  await signInAs(page, 'ingrid@furulia.example');
  const addresses = [
    carafes,
    '/en/cart?scenario=fullCart',
    samplePages.ProductPage,
    samplePages.QuickOrderPage,
    '/en/account?view=Orders',
  ];
  for (const address of addresses) {
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    const fields = page.locator('input:not([type=checkbox], [type=radio]), select, textarea');
    await expect(fields.first()).toBeAttached();
    const small = await fields.evaluateAll((all) =>
      all
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 100)),
    );
    expect(small, address).toEqual([]);
  }
});
