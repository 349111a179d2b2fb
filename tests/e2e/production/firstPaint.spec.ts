import { expect, test, type Page } from '@playwright/test';
import { holdRequests } from '../../support/browser/holdRequests';
import { layoutShifts, watchLayout } from '../../support/browser/layoutShift';
import { cards } from '../../support/browser/listingInBrowser';
import { waitForReact } from '../../support/browser/shopWindow';
import { samplePages } from '../../support/samplePages';

const category = '/en/furniture/dining-room/stools-and-benches/bar-stools';
const app = /assets\/(index|libraries)-.*\.js$/;
const firstPaint = /assets\/first-paint-.*\.js$/;

/** A node of a page with how deep it is: an element with its attributes, or a text. */
interface RecordedNode {
  text: string;
  /** Whether it begins below the window. */
  isBelow: boolean;
}

declare global {
  interface Window {
    /** The page as it was painted, and as React rendered it first. */
    renderings: RecordedNode[][];
  }
}

/** Opens a page whose app does not come until the function is called that this resolves to. */
async function openHeld(page: Page, address = category): Promise<() => void> {
  const release = await holdRequests(page, app);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

/** Records what is in #root whenever its own children change: attributes by name, generated ids left out. */
async function recordRenderings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.renderings = [];
    const isGenerated = (value: string) => /^first-|^_r/.test(value);
    // Rows below the window are laid out later.
    const deferred = /content-visibility: auto; contain-intrinsic-height: auto [\d.]+px;/;
    const topOf = (node: Node): number => {
      const range = document.createRange();
      range.selectNode(node);
      return range.getBoundingClientRect().top;
    };
    const textOf = (node: Node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      const attributes = [...node.attributes]
        .map(({ name, value }) => `${name}=${isGenerated(value) ? '' : value.replace(deferred, '')}`)
        .filter((attribute) => attribute !== 'style=' && attribute !== 'data-loaded=')
        .sort();
      return `<${[node.localName, ...attributes].join(' ')}>`;
    };
    // What is not displayed has no place of its own.
    const record = (node: Node, depth: number, isParentBelow: boolean): RecordedNode[] => {
      const isBelow = isParentBelow || topOf(node) >= window.innerHeight;
      const children = [...node.childNodes].flatMap((child) => record(child, depth + 1, isBelow));
      return [{ text: `${depth} ${textOf(node)}`, isBelow }, ...children];
    };
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.querySelector('#root');
      if (!root) return;
      new MutationObserver(() => {
        window.renderings.push([...root.childNodes].flatMap((child) => record(child, 0, false)));
      }).observe(root, { childList: true });
    });
  });
}

/** Texts of the nodes of a page, without those that only it has and that begin below the window. */
function withoutAdded(rendered: readonly RecordedNode[], painted: readonly RecordedNode[]): string[] {
  let place = 0;
  return rendered.flatMap(({ text, isBelow }) => {
    const isPainted = text === painted[place]?.text;
    if (isPainted) place += 1;
    return isPainted || !isBelow ? [text] : [];
  });
}

/** The last colour of a product, which is shown with other pictures than the first one. */
const chosenColor = `${samplePages.ProductPage}?selectedModel=${/\d+$/.exec(samplePages.ProductPage)?.[0]}-05`;

const pages = [
  { name: 'a category', address: category, cards: 24, picture: 'article img' },
  { name: 'a search', address: samplePages.SearchPage, cards: 24, picture: 'article img' },
  { name: 'a product', address: samplePages.ProductPage, cards: 0, picture: 'li img' },
  { name: 'a product in a chosen colour', address: chosenColor, cards: 0, picture: 'li img' },
  { name: 'the start page', address: samplePages.StartPage, cards: 0, picture: 'section img' },
];

for (const width of [375, 1440])
  for (const { name, address, cards: count, picture } of pages)
    test(`APP-15 at ${width} px ${name} is painted before the app has loaded, as React renders it then`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width > 1000 ? 900 : 812 });
      await watchLayout(page);
      await recordRenderings(page);
      const release = await openHeld(page, address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      if (count > 0) await expect(cards(page)).toHaveCount(count);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('#site-loader')).toHaveCount(0);
      await expect
        .poll(() =>
          page
            .getByRole('main')
            .locator(picture)
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      // Before the first text is laid out no font is loading, and the set counts as ready.
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => status === 'loaded' && !family.includes('Fallback')),
      );
      await page.evaluate(() => document.fonts.ready);
      // Text is laid out in a font that has loaded with the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const settled = await layoutShifts(page);

      release();
      await waitForReact(page);
      const [painted = [], rendered = []] = await page.evaluate(() => window.renderings);
      expect(painted.length).toBeGreaterThan(60);
      expect(withoutAdded(rendered, painted)).toEqual(painted.map(({ text }) => text));
      await expect(page.getByRole('contentinfo')).toBeAttached();
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

  const releaseAgain = await openHeld(page, `${category}?utm_source=post`);
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /favourite/i })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  releaseAgain();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('APP-15 a colour, a picture and a button pressed before the app has loaded count once it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const release = await openHeld(page, samplePages.ProductPage);
  const pictures = page.getByRole('region', { name: /^Pictures of/ }).getByRole('list');
  await pictures.first().evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Sign in to see prices' }).click();
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByText('Picture 2 of').first()).toBeAttached();

  const releaseAgain = await openHeld(page, `${samplePages.ProductPage}?utm_source=post`);
  const colors = page.getByRole('group', { name: /^Colour/ }).getByRole('radio');
  await colors.nth(1).check({ force: true });
  releaseAgain();
  await expect(page).toHaveURL(/selectedModel=/);
  await expect(colors.nth(1)).toBeChecked();

  const releaseSearch = await openHeld(page, samplePages.SearchPage);
  const box = page.getByRole('combobox', { name: 'Search for something else' });
  await box.fill('lamp');
  await box.press('Enter');
  releaseSearch();
  await expect(page).toHaveURL(/query=lamp/);
  await expect(page.getByRole('heading', { level: 1, name: /“lamp”/ })).toBeVisible();
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
