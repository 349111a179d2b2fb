import { expect, test, type Page } from '@playwright/test';
import { holdRequests } from '../../support/browser/holdRequests';
import { layoutShifts, watchLayout } from '../../support/browser/layoutShift';
import { cards } from '../../support/browser/listingInBrowser';
import { waitForReact } from '../../support/browser/shopWindow';
import { samplePages } from '../../support/samplePages';

const category = '/en/furniture/dining-room/stools-and-benches/bar-stools';
const app = /assets\/(index|libraries)-.*\.js$/;
const firstPaint = /assets\/first-paint-.*\.js$/;

declare global {
  interface Window {
    /** The nodes of the page as it was painted, each with its text. */
    painted: [node: Node, text: string | null][];
    /** The rows of cards whose pictures had an address when the cards came into the document. */
    rowsWithPictures: (string | undefined)[];
    /** What the shop has reported. */
    reported: string[];
    /** The function that paints the page, and the listeners that it has added. */
    functionsOfScript: WeakRef<object>[];
  }
}

/** Opens a page whose app does not come until the function is called that this resolves to. */
async function openHeld(page: Page, address = category): Promise<() => void> {
  const release = await holdRequests(page, app);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

/** Collects what the shop reports: React reports a page that it cannot take over as it stands. */
async function collectReports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reported = [];
    window.exceptionReporter = (error) => window.reported.push(String(error));
  });
}

/** Remembers the nodes of the painted page. @returns how many there are */
const rememberNodes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('#root') ?? document);
    window.painted = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      window.painted.push([node, node instanceof Text ? node.data : null]);
    }
    return window.painted.length;
  });

/** The remembered nodes that have been replaced, or whose text has changed. */
const changedNodes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    window.painted
      .filter(([node, text]) => !node.isConnected || (node instanceof Text && node.data !== text))
      .map(([node, text]) => text ?? (node as Element).outerHTML),
  );

/** Attributes of the remembered elements that React has rendered otherwise: it takes over elements, not attributes. */
const otherAttributes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (name: string) => name.toLowerCase().replaceAll('-', '');
    const attributeNames: Record<string, string> = { classname: 'class', htmlfor: 'for' };
    // Values may have changed since; a picture that is here may be shown without a delay.
    const left = new Set(['children', 'style', 'value', 'checked', 'loading']);
    return window.painted.flatMap(([node]) => {
      if (!(node instanceof Element)) return [];
      const key = Object.keys(node).find((name) => name.startsWith('__reactProps$'));
      if (!key) return [`<${node.localName}> is unknown to React`];
      const props = (node as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
      const attributes = new Map([...node.attributes].map(({ name, value }) => [plain(name), value]));
      return Object.entries(props).flatMap(([name, value]) => {
        if (left.has(name) || !['string', 'number', 'boolean'].includes(typeof value)) return [];
        const painted = attributes.get(attributeNames[plain(name)] ?? plain(name));
        const isSame =
          painted === String(value) || (value === true && painted === '') || (value === false && !painted);
        return isSame ? [] : [`${name} of <${node.localName}>: ${String(painted)}, ${String(value)}`];
      });
    });
  });

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
    test(`APP-15 at ${width} px ${name} is painted before the app has loaded, which takes it over as it stands`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width > 1000 ? 900 : 812 });
      await watchLayout(page);
      await collectReports(page);
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

      expect(await rememberNodes(page)).toBeGreaterThan(60);
      release();
      await waitForReact(page);
      expect(await otherAttributes(page)).toEqual([]);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await changedNodes(page)).toEqual([]);
      expect(await page.evaluate(() => window.reported)).toEqual([]);
      expect((await layoutShifts(page)).slice(settled.length)).toEqual([]);
    });

test('APP-15 the pictures of the first row are asked for first, those of the others once the cards have been shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const rows = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>('[data-index]')]
        .filter((row) => row.querySelector(selector))
        .map(({ dataset }) => dataset['index']);
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article')) return;
      observer.disconnect();
      window.rowsWithPictures = rows('img[src]');
    }).observe(document, { childList: true, subtree: true });
  });
  await openHeld(page);
  await expect(cards(page)).toHaveCount(24);
  expect(await page.evaluate(() => window.rowsWithPictures)).toEqual(['0']);
  await expect(cards(page).locator('img[src]')).toHaveCount(24);
  await expect(cards(page).locator('img[srcset]')).toHaveCount(24);
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

test('APP-15 the script that has painted the page is let go when React has taken it over', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.functionsOfScript = [];
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...[type, listener, options]) {
      if (listener && new Error().stack?.includes('/first-paint-'))
        window.functionsOfScript.push(new WeakRef(listener));
      addEventListener.call(this, type, listener, options);
    };
    Object.defineProperty(window, '__firstPaint', {
      configurable: true,
      set(value: NonNullable<Window['__firstPaint']>) {
        window.functionsOfScript.push(new WeakRef(value.paint));
        Object.defineProperty(window, '__firstPaint', { value, configurable: true });
      },
    });
  });
  const release = await openHeld(page);
  await expect(cards(page)).toHaveCount(24);
  const session = await page.context().newCDPSession(page);
  const countInMemory = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(() => window.functionsOfScript.filter((each) => each.deref()).length);
  };
  // That which paints, what holds input, and what shows each picture once it has loaded.
  expect(await countInMemory()).toBeGreaterThan(25);
  release();
  await waitForReact(page);
  await expect.poll(countInMemory).toBe(0);
});

const obstacles = {
  'the script is missing': (page: Page) => page.route(firstPaint, (route) => route.fulfill({ status: 404 })),
  'the script throws': (page: Page) =>
    page.route(firstPaint, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.__firstPaint = { paint() { throw 1; } }',
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
