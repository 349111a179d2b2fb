import { expect, test, type ElementHandle, type Locator, type Page } from '@playwright/test';
import { addressOf } from '../../mocks/scenarios/scenario';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { cardOf, carafes, codes, openAsCustomer } from '../support/browser/buyInBrowser';
import { endAnimations, openPage, setWidth } from '../support/browser/shopWindow';
import { samplePages } from '../support/samplePages';

/** Pixels of a control as drawn, with the space around it for rings. */
async function drawing(page: Page, control: Locator | ElementHandle): Promise<Buffer> {
  await endAnimations(page);
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown');
  const clip = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
  return page.screenshot({ clip });
}

/** Number of pixels that differ by a contrast of at least 3:1 (WCAG 1.4.11). */
function contrastingPixels(page: Page, drawings: readonly [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (images) => {
      const luminances = await Promise.all(
        images.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          if (!context) throw new Error('No canvas');
          context.drawImage(bitmap, 0, 0);
          const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
          return Array.from({ length: data.length / 4 }, (_, pixel) =>
            [0.2126, 0.7152, 0.0722].reduce(
              (sum, share, channel) => sum + share * ((data[4 * pixel + channel] ?? 0) / 255) ** 2.2,
              0.05,
            ),
          );
        }),
      );
      const [one = [], other = []] = luminances;
      return one.filter((value, pixel) => {
        const second = other[pixel] ?? value;
        return Math.max(value, second) / Math.min(value, second) >= 3;
      }).length;
    },
    drawings.map((drawing) => drawing.toString('base64')),
  );
}

/** Expect a control to look different in the other state of an attribute. */
async function expectVisibleState(
  page: Page,
  control: Locator,
  attribute: 'aria-pressed' | 'aria-current' | 'aria-checked' | 'aria-selected',
) {
  await control.scrollIntoViewIfNeeded();
  // The element, since its locator may depend on the state.
  const element = await control.elementHandle();
  if (!element) throw new Error('The control is gone');
  const shown = await drawing(page, element);
  const value = await element.getAttribute(attribute);
  const set = (to: string | null) =>
    element.evaluate(
      (each, [name, text]) =>
        text === null ? (each as Element).removeAttribute(name) : (each as Element).setAttribute(name, text),
      [attribute, to] as const,
    );
  // No element has aria-current="false": it is left out.
  await set(attribute === 'aria-current' ? null : String(value !== 'true'));
  const other = await drawing(page, element);
  await set(value);
  expect.soft(await contrastingPixels(page, [shown, other]), String(control)).toBeGreaterThan(15);
}

/** Expect a native control to look different once it is chosen. */
async function expectVisibleChoice(page: Page, input: Locator, control: Locator, pixels = 15) {
  await control.scrollIntoViewIfNeeded();
  const before = await drawing(page, control);
  await input.check({ force: true });
  // Neither the focus ring nor hover is the state.
  await input.blur();
  await page.mouse.move(0, 0);
  const after = await drawing(page, control);
  expect.soft(await contrastingPixels(page, [before, after]), String(control)).toBeGreaterThan(pixels);
}

async function openScenario(page: Page, name: string) {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`There is no scenario ${name}`);
  await page.goto(addressOf(name, scenario));
  await expect(page).not.toHaveURL(/scenario=/);
}

test('UI-04 with forced colours every control shows its state by more than a shadow or the colour of an icon', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await setWidth(page, 1440);
  await openAsCustomer(page, carafes);
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('[aria-pressed][style]') })
    .first();
  await expectVisibleState(page, card.locator('button[style][aria-pressed=true]'), 'aria-pressed');
  await expectVisibleState(page, page.getByRole('button', { name: 'Grid', exact: true }), 'aria-pressed');
  const heart = card.getByRole('button', { name: /favourite/ });
  await expectVisibleState(page, heart, 'aria-pressed');
  await expectVisibleState(page, page.getByRole('switch', { name: /VAT/ }), 'aria-checked');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const inStock = filters.getByRole('switch', { name: 'In stock only' });
  await expectVisibleChoice(page, inStock, inStock.locator('..').locator('..'));
  const term = filters.getByRole('checkbox').first();
  await expectVisibleChoice(page, term, term.locator('..'));
  await page.getByRole('banner').getByRole('combobox').fill('sofa');
  const suggestion = page.getByRole('listbox').getByRole('option').first();
  await expectVisibleState(page, suggestion, 'aria-selected');

  await openPage(page, samplePages.ProductPage);
  const choices = page.getByRole('main').locator('fieldset:has([type=radio])');
  await expect(choices).toHaveCount(2);
  for (const group of await choices.all()) {
    const radios = group.getByRole('radio');
    const index = await radios.evaluateAll((all) =>
      all.findIndex((radio) => radio.matches(':enabled:not(:checked)')),
    );
    const other = radios.nth(index);
    if (index >= 0) await expectVisibleChoice(page, other, other.locator('..'));
  }
  await page.getByRole('button', { name: 'Compare with other products' }).click();
  const compared = page.getByRole('main').locator('button[aria-pressed]:has(img)').last();
  await expectVisibleState(page, compared, 'aria-pressed');
  await setWidth(page, 1024);
  const thumbnail = page.getByRole('main').locator('button[aria-current=true]').first();
  await expectVisibleState(page, thumbnail, 'aria-current');

  await setWidth(page, 1440);
  await openPage(page, '/en/account');
  const current = page.getByRole('navigation', { name: 'Account pages' }).locator('[aria-current=page]');
  await expectVisibleState(page, current, 'aria-current');
  await setWidth(page, 375);
  await expectVisibleState(page, current, 'aria-current');

  await setWidth(page, 1440);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Country/ })
    .click();
  const country = page.getByRole('dialog').locator('[aria-current=true]').first();
  await expectVisibleState(page, country, 'aria-current');
  await openPage(page, samplePages.StorybookPage);
  const pages = page.getByRole('navigation', { name: 'Pages of oak' });
  await expectVisibleState(page, pages.locator('[aria-current=page]'), 'aria-current');

  await openScenario(page, 'readyCheckout');
  const when = page.getByRole('radiogroup', { name: 'Requested delivery date' }).getByRole('radio');
  const day = when.nth(1);
  await expectVisibleChoice(page, day, day.locator('..'));
  const days = page.getByRole('radiogroup', { name: /^\w+ \d{4}$/ });
  const free = days.locator('[type=radio]:enabled:not(:checked)').first();
  const date = days.locator(`[value="${await free.getAttribute('value')}"]`);
  // Bold digits alone would pass for a state.
  await expectVisibleChoice(page, date, date.locator('..'), 300);

  await openScenario(page, 'consent');
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await page.getByRole('button', { name: 'Privacy settings' }).click();
  const selected = page.getByRole('contentinfo').locator('button[aria-pressed=true]');
  await expectVisibleState(page, selected, 'aria-pressed');
});

/** Expect other letters, as wide as those shown, to look different. */
async function expectReadable(page: Page, label: Locator) {
  await label.scrollIntoViewIfNeeded();
  // The element, since its locator depends on the text.
  const text = await label.elementHandle();
  if (!text) throw new Error('The text is gone');
  const shown = await drawing(page, text);
  await text.evaluate((node) => (node.textContent = [...(node.textContent ?? '')].reverse().join('')));
  const other = await drawing(page, text);
  expect.soft(await contrastingPixels(page, [shown, other]), String(label)).toBeGreaterThan(100);
}

test('UI-04 with forced colours the text of filled buttons and links can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await openAsCustomer(page, carafes);
  const card = cardOf(page, codes.single);
  await expectReadable(page, card.getByText('Add to cart', { exact: true }));
  await card.getByRole('button', { name: /favourite/ }).click();
  await expectReadable(page, page.getByRole('dialog').getByRole('button', { name: 'Done' }));
  await openPage(page, '/en');
  await expectReadable(page, page.getByRole('main').locator('a[class*=_primary_]').first());
});
