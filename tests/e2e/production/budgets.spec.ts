import { expect, test } from '@playwright/test';
import { forcedLayouts, layoutCategories } from '../../support/browser/forcedLayouts';
import { startWebServer, type WebServer } from '../../../tools/bench/server/webServer';
import { unthrottled } from '../../../tools/bench/firstVisit/conditions';
import { shopTargets } from '../../../tools/bench/firstVisit/targets';
import { firstVisit } from '../../../tools/bench/firstVisit/visit';
import { samplePages } from '../../support/samplePages';

/**
 * Maximum load of a first visit until it is usable, in kB compressed, and its requests other than for pictures; its
 * JavaScript has a budget in scripts/build/firstVisit.test.ts. Of the layouts that scripts force, two depend on when
 * responses and the font arrive, so there is room for two more.
 */
const budgets = {
  start: { html: 8.5, css: 18.7, requests: 25, forcedLayouts: 4 },
  category: { html: 8.5, css: 20.2, requests: 34, forcedLayouts: 3 },
  search: { html: 8.5, css: 20.5, requests: 35, forcedLayouts: 4 },
  product: { html: 8.5, css: 19.3, requests: 33, forcedLayouts: 5 },
};

let server: WebServer;

test.beforeAll(async () => {
  const backend = Number(process.env['MOCKS_PORT']);
  // The bench's server compresses as a deployment does.
  server = await startWebServer('HTTP/1.1', {
    shop: 'dist',
    baselines: '',
    documents: new Map(),
    backend,
    encoding: 'gzip',
  });
});

test.afterAll(() => server.close());

for (const name of Object.keys(budgets) as (keyof typeof budgets)[])
  test(`MOD-01 a first visit to ${name} keeps its budget`, async ({ browser }) => {
    const target = { ...shopTargets[name], ...(name === 'product' && { path: samplePages.ProductPage }) };
    let trace = '';
    const { loadUntilUsable: load } = await firstVisit(browser, server.origin, target, unthrottled, {
      async beforeNavigation(_session, page) {
        await browser.startTracing(page, { categories: layoutCategories });
      },
      async idle() {
        trace = (await browser.stopTracing()).toString();
      },
    });
    const used = {
      html: load.html / 1000,
      css: load.css / 1000,
      requests: load.requests - load.mediaRequests,
      forcedLayouts: forcedLayouts(trace).length,
    };
    const tooMuch = Object.entries(budgets[name]).filter(
      ([what, most]) => used[what as keyof typeof used] > most,
    );
    expect(tooMuch, JSON.stringify(used)).toEqual([]);
  });

test('CARD-01 a card has 15 elements on average, 18 at most; the document has 800 when the cards show', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('main article').length < 24) return;
      Object.assign(window, { elementsAtFirst: document.getElementsByTagName('*').length });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.origin}/en/furniture/living-room/sofas`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);
  const counts = await cards.evaluateAll((all) =>
    all.map((card) => 1 + card.getElementsByTagName('*').length),
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(18);
  expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeLessThanOrEqual(15);
  const elements = await page.evaluate(() => (window as { elementsAtFirst?: number }).elementsAtFirst);
  expect(elements).toBeLessThanOrEqual(800);
});
