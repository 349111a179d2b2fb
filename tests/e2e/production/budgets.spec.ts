import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { forcedLayouts, layoutCategories } from '../../../tools/bench/profile/forcedLayouts';
import { startWebServer, type WebServer } from '../../../tools/bench/server/webServer';
import { unthrottled } from '../../../tools/bench/visit/conditions';
import { shopTargets } from '../../../tools/bench/visit/targets';
import { firstVisit } from '../../../tools/bench/visit/visit';
import { isLaterModule } from '../../support/laterModules';
import { samplePages } from '../../support/samplePages';

/**
 * The most a first visit may load until it has settled, in kB compressed, and its requests for anything but pictures.
 * `npm run bench -- --only category --quick` prints what it loads now; each budget has room for 3 kB of JavaScript and
 * 2 kB of CSS. Where it loads less, lower them. Of the layouts that scripts force, two depend on when answers and the
 * font arrive, so there is room for two more. Each page loads a script that renders it before the app is
 * there: 17 kB for the start page, 23 kB for a product, 29 and 30 kB for a category and a search.
 */
const budgets = {
  start: { html: 7.6, js: 186, css: 18.7, requests: 23, forcedLayouts: 4 },
  category: { html: 7.6, js: 210, css: 20.2, requests: 26, forcedLayouts: 4 },
  search: { html: 7.6, js: 212, css: 20.5, requests: 27, forcedLayouts: 4 },
  product: { html: 7.6, js: 200, css: 19.3, requests: 26, forcedLayouts: 5 },
};

let server: WebServer;

test.beforeAll(async () => {
  const backend = Number(process.env['MOCKS_PORT'] ?? 4374);
  // The bench's server compresses as a deployment does.
  server = await startWebServer('HTTP/1.1', { shop: 'dist', floors: '', documents: new Map(), backend });
});

test.afterAll(() => server.close());

/** The source files of a built script, by its source map; only the bundler's own runtime has none. */
function sourcesOf(script: string): string[] {
  const file = `dist${new URL(script).pathname}.map`;
  if (!existsSync(file)) return [];
  const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
  return sources.map((source) => source.replace(/^(\.\.\/)+/, ''));
}

for (const name of Object.keys(budgets) as (keyof typeof budgets)[])
  test(`MOD-01 a first visit to ${name} keeps its budget, and loads nothing that it does not show`, async ({
    browser,
  }) => {
    const target = { ...shopTargets[name], ...(name === 'product' && { path: samplePages.ProductPage }) };
    const scripts = new Set<string>();
    let trace = '';
    const { load } = await firstVisit(browser, server.origin, target, unthrottled, {
      async beforeNavigation(_session, page) {
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.add(request.url());
        });
        await browser.startTracing(page, { categories: layoutCategories });
      },
      async settled() {
        trace = (await browser.stopTracing()).toString();
      },
    });
    const used = {
      html: load.html / 1000,
      js: load.js / 1000,
      css: load.css / 1000,
      requests: load.requests - load.mediaRequests,
      forcedLayouts: forcedLayouts(trace).length,
    };
    const tooMuch = Object.entries(budgets[name]).filter(
      ([what, most]) => used[what as keyof typeof used] > most,
    );
    expect(tooMuch, JSON.stringify(used)).toEqual([]);

    const sources = [...scripts].flatMap(sourcesOf);
    expect(sources).toContain('src/app/App.tsx');
    expect(sources.filter(isLaterModule)).toEqual([]);
  });
