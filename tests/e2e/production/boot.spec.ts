import { expect, test, type Locator } from '@playwright/test';
import { pauseRequests } from '../../support/browser/pauseRequests';
import { earlyPaths } from '../../../src/start/sendEarlyRequests';
import { recordViolations } from '../../support/browser/recordViolations';
import { pagesAsked, recordCalls } from '../../support/browser/shopAnswers';

const early = Object.values(earlyPaths).map((path) => path.replace('/api/', ''));

/** The app's entry script, without which nothing is rendered. */
const app = /assets\/index-.*\.js$/;

test('APP-15 the calls every page needs are sent before the bundle has loaded, and once', async ({
  page,
}) => {
  const calls = recordCalls(page);
  const release = await pauseRequests(page, app);
  await page.goto('/en/about-us?x=1', { waitUntil: 'commit' });
  await expect.poll(() => calls.map(({ path }) => path).sort()).toEqual([...early].sort());
  expect(pagesAsked(calls)).toEqual(['/en/about-us?x=1']);
  expect(new Set(calls.map(({ language }) => language))).toEqual(new Set(['en']));

  release();
  await page.getByRole('heading', { level: 1, name: 'About Furulia' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).waitFor();
  const asked = calls.map(({ path }) => path);
  expect(asked.filter((path) => early.includes(path)).sort()).toEqual([...early].sort());
  expect(asked).toContain('content/footer');
  expect(asked).toContain('content/global');
});

test('APP-15 a category requests its chunk and first products before the bundle has loaded, and once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofKind = (pattern: RegExp) => asked.filter((path) => pattern.test(path));
  const products = /^\/api\/categories\/.+\/products$/;
  const release = await pauseRequests(page, app);
  await page.goto('/en/furniture/living-room/sofas?sortOrder=1', { waitUntil: 'commit' });
  await expect.poll(() => ofKind(products)).toEqual(['/api/categories/sofas/products']);
  await expect.poll(() => ofKind(/CategoryPage-.*\.js$/).length).toBe(1);

  release();
  await page.getByRole('article').nth(20).waitFor();
  expect(ofKind(products)).toHaveLength(1);
  expect(ofKind(/CategoryPage-.*\.js$/)).toHaveLength(1);
  const widths = ofKind(/^\/mock-media\/.*\.webp$/).map((path) => path.replace(/-\d+\.webp$/, ''));
  expect(new Set(widths).size).toBe(widths.length);
});

test('APP-15 the picture at the top of a page is fetched in one width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const address of ['/en/about-us', '/en/shops/oslo']) {
    asked.length = 0;
    await page.goto(address, { waitUntil: 'networkidle' });
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveAttribute('data-loaded');
    const current = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    const name = current.replace(/-\d+\.\w+$/, '');
    expect(
      asked.filter((path) => path.startsWith(name)),
      address,
    ).toEqual([current]);
  }
});

test('APP-10 the bare / is no page: it leads to the home page in English, and keeps its query', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.goto('/?utm_source=post');
  await expect(page).toHaveURL(/\/en\?utm_source=post$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(pagesAsked(calls)).toEqual(['/en?utm_source=post']);
  expect(new Set(calls.map(({ language }) => language))).toEqual(new Set(['no', 'en']));
});

test('APP-06 while the page is fetched the logo pulses, 1.5 s a round; the static loader goes after 700 ms', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const release = await pauseRequests(page, '**/api/content/page');
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, delay?: number) => {
        if (delay === 700) document.documentElement.dataset['due'] = String(Date.now() + delay);
        return setTimeout(act, delay);
      },
    });
  });
  await page.goto('/en', { waitUntil: 'commit' });
  const loading = page.getByRole('status').filter({ hasText: 'Loading the page' });
  // The app waits for the page's response for a while before it shows the loading state.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await loading.count()).toBe(1);
  }).toPass({ intervals: [100] });
  await expect(loading.locator('svg')).toHaveCSS('animation-duration', /1\.5s$/);
  const left = await page.evaluate(() => Number(document.documentElement.dataset['due']) - Date.now());
  await page.clock.runFor(left - 1);
  await expect(page.locator('#site-loader')).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(page.locator('#site-loader')).toHaveCount(0);
  await page.clock.resume();
  release();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(loading).toHaveCount(0);
});

test('APP-15 under the content security policy of the build the loader is styled', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto('/en/furniture/living-room/sofas', { waitUntil: 'commit' });
  await expect(page.locator('#site-loader')).toHaveCSS('position', 'fixed');
  await expect(page.getByRole('article').first()).toHaveCSS('display', 'grid');
  expect(violations).toEqual([]);
});

test('APP-15 nothing of a page shows before its style sheets apply', async ({ page }) => {
  const release = await pauseRequests(page, /assets\/index-.*\.css$/);
  const products = page.waitForResponse(/\/api\/categories\/.+\/products\?/);
  await page.goto('/en/furniture/living-room/sofas', { waitUntil: 'commit' });
  await products;
  await expect(page.locator('#root')).toBeEmpty();
  release();
  await expect(page.getByRole('article').nth(20)).toHaveCSS('display', 'grid');
});

test('APP-15 a lost file of the start reloads the page once; then the document says so, with a button that reloads', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/assets\/libraries-.*\.js$/, (route) => route.abort('connectionreset'));
  await page.goto('/no/om-oss', { waitUntil: 'commit' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Butikken kunne ikke lastes.');
  expect(loads).toBe(2);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Last siden på nytt' }).click();
  await page.getByRole('heading', { level: 1, name: 'Om Furulia' }).waitFor();
  await expect(page.locator('#site-loader')).toHaveCount(0);
});

test('APP-15 over a page whose style sheet is lost the sentence stays, until the button reloads it', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/assets\/index-.*\.css$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/en/about-us', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'About Furulia' }).waitFor({ state: 'attached' });
  const alert = page.locator('#site-loader').getByRole('alert');
  // The page may not have started its timer yet.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(alert).toContainText('The shop could not be loaded.', { timeout: 1000 });
  }).toPass();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('#site-loader')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'About Furulia' })).toBeVisible();
});

test('APP-15 a style sheet that does not arrive blocks the start for 3.5 s; the page shows as soon as it applies', async ({
  page,
}) => {
  await page.clock.install();
  const release = await pauseRequests(page, /assets\/index-.*\.css$/);
  await page.goto('/en/about-us', { waitUntil: 'commit' });
  await page.clock.runFor(3500);
  const loader = page.locator('#site-loader');
  await expect(loader.getByRole('status')).toContainText('This takes longer than usual.');
  await page.getByRole('heading', { level: 1, name: 'About Furulia' }).waitFor({ state: 'attached' });
  await page.clock.runFor(1000);
  await expect(loader).toBeVisible();
  release();
  await expect(loader).toHaveCount(0);
});

test('UI-01 the style sheet of every page comes first and a page’s own after those of its parts: later rules win', async ({
  page,
}) => {
  const cart = page.waitForResponse(/assets\/CartPage-.*\.css$/);
  await page.goto('/en/cart');
  await (await cart).finished();
  const sheets = () =>
    page.evaluate(() => {
      const linked = [...document.styleSheets].flatMap(({ href }) => href ?? []);
      const timing = new Map(
        performance
          .getEntriesByType('resource')
          .map((entry) => [entry.name, entry as PerformanceResourceTiming]),
      );
      const end = linked.find((href) => href.includes('/CartPage-')) ?? '';
      const loadedAt = timing.get(end)?.responseEnd ?? 0;
      // Parts that render after the page load later.
      return linked.filter((href) => Number(timing.get(href)?.startTime) < loadedAt);
    });
  await expect.poll(sheets).toContainEqual(expect.stringContaining('/CartPage-'));
  const names = (await sheets()).map((href) => href.replace(/.*\/|-[^/]{7}\.css$/g, ''));
  expect(names.length).toBeGreaterThan(2);
  expect(names[0]).toBe('index');
  expect(names.at(-1)).toBe('CartPage');
});

test('UI-01 the styles of the pages that visits begin at are in the first sheet, each after those of its parts', async ({
  page,
}) => {
  await page.goto('/en/furniture/living-room/sofas');
  await page.getByRole('article').nth(20).waitFor();
  const placeOf = (element: Locator) =>
    element.first().evaluate(({ classList: [name = ''] }) => {
      const first = [...document.styleSheets].find(({ href }) => href);
      const rules = [...(first?.cssRules ?? [])];
      return rules.findIndex(
        (rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(`.${name}`),
      );
    });
  const trail = await placeOf(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('list'));
  const card = await placeOf(page.getByRole('article'));
  const own = await placeOf(page.getByRole('main').locator('[class*="_links_"]'));
  expect(Math.min(trail, card)).toBeGreaterThan(0);
  expect(own).toBeGreaterThan(Math.max(trail, card));
});
