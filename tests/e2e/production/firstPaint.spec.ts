import { expect, test, type Page } from '@playwright/test';
import { holdRequests } from '../../support/browser/holdRequests';
import { layoutShifts, watchLayout } from '../../support/browser/layoutShift';
import { cards } from '../../support/browser/listingInBrowser';
import { waitForReact } from '../../support/browser/shopWindow';

const category = '/en/furniture/dining-room/stools-and-benches/bar-stools';
const app = /assets\/(index|libraries)-.*\.js$/;
const firstPaint = /assets\/first-paint-.*\.js$/;

declare global {
  interface Window {
    /** The page as it was painted, and as React rendered it first. */
    renderings: string[];
  }
}

/** Opens a category whose app does not come until the function is called that this resolves to. */
async function openHeld(page: Page, query = ''): Promise<() => void> {
  const release = await holdRequests(page, app);
  await page.goto(category + query, { waitUntil: 'commit' });
  return release;
}

/** Records what is in #root whenever its own children change: attributes by name, generated ids left out. */
async function recordRenderings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.renderings = [];
    const generated = new Set(['id', 'for', 'aria-labelledby', 'aria-controls']);
    const written = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      const attributes = [...node.attributes]
        .map(({ name, value }) => `${name}=${generated.has(name) && /^first-|^_r/.test(value) ? '' : value}`)
        .filter((attribute) => attribute !== 'style=' && attribute !== 'data-loaded=')
        .sort();
      return `\n<${[node.localName, ...attributes].join(' ')}>${[...node.childNodes].map(written).join('')}`;
    };
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.querySelector('#root');
      if (!root) return;
      new MutationObserver(() => {
        window.renderings.push([...root.childNodes].map(written).join(''));
      }).observe(root, { childList: true });
    });
  });
}

for (const width of [375, 1440])
  test(`APP-15 at ${width} px a category is painted before the app has loaded, as React renders it then`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayout(page);
    await recordRenderings(page);
    const release = await openHeld(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Bar stools' })).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#site-loader')).toHaveCount(0);
    await expect
      .poll(() =>
        cards(page)
          .first()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    const settled = await layoutShifts(page);

    release();
    await waitForReact(page);
    const [painted = '', rendered] = await page.evaluate(() => window.renderings);
    expect(painted.length).toBeGreaterThan(10_000);
    expect(rendered).toBe(painted);
    expect((await layoutShifts(page)).slice(settled.length)).toEqual([]);
  });

test('APP-15 a link of the painted page leads on before the app has loaded', async ({ page }) => {
  await openHeld(page);
  const link = cards(page).first().getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
});

test('APP-15 what is pressed, typed and scrolled before the app has loaded counts once it has', async ({
  page,
}) => {
  const release = await openHeld(page);
  const search = page.getByRole('combobox', { name: 'Search the shop' });
  await search.pressSequentially('lamp');
  const top = 500;
  await page.evaluate((y) => window.scrollTo(0, y), top);
  release();
  await waitForReact(page);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('lamp');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  const releaseAgain = await openHeld(page, '?utm_source=post');
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /favourite/i })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  releaseAgain();
  await expect(page.getByRole('dialog')).toBeVisible();
});

const obstacles = {
  'the script is missing': (page: Page) => page.route(firstPaint, (route) => route.fulfill({ status: 404 })),
  'the script throws': (page: Page) =>
    page.route(firstPaint, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const paintFirstPage = () => { throw 1; }',
      }),
    ),
  'the server has no texts': (page: Page) =>
    page.route('**/api/site/translations', (route) => route.fulfill({ json: {} })),
  'a customer is signed in': (page: Page) =>
    page.route('**/api/customer', (route) => route.fulfill({ json: { id: '1', authenticated: true } })),
};

test('APP-15 what cannot be painted leaves the shop working', async ({ context }) => {
  for (const [obstacle, put] of Object.entries(obstacles)) {
    const page = await context.newPage();
    await put(page);
    const products = page.waitForResponse(/\/products\?/);
    const release = await openHeld(page);
    await (await products).finished();
    await expect(page.locator('link[rel="modulepreload"][href*="/index-"]'), obstacle).toHaveCount(1);
    expect(await page.locator('#root > *').count(), obstacle).toBe(0);
    release();
    await expect(cards(page), obstacle).toHaveCount(24);
    await page.close();
  }
});
