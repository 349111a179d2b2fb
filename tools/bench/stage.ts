import { execFileSync } from 'node:child_process';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';
import type { ListingResult } from '../../src/api/generated/types';
import { buildBaselines } from './baselines/buildBaselines';
import { staticCopy, type StaticPage } from './baselines/staticCopy';
import { startMockBackend } from './server/mockBackend';
import { startWebServer, type Encoding, type Protocol } from './server/webServer';
import { unthrottled } from './firstVisit/conditions';
import { shopTargets } from './firstVisit/targets';
import { firstVisit, newContext, type Target } from './firstVisit/visit';

/** Pages to measure. */
export type PageName = keyof typeof shopTargets;

/** A page of the shop and its baselines. */
interface Comparison {
  page: Target;
  baselines: Target[];
}

/** Browser, servers and builds of a run. */
export interface Stage {
  browser: Browser;
  origins: Record<Protocol, string>;
  comparisons: Record<PageName, Comparison>;
  /** Duration of the production build, in s. */
  buildSeconds: number;
  /** Folder of the shop's built scripts and their source maps. */
  assets: string;
  close: () => Promise<void>;
}

const folder = 'dist-bench';

/**
 * Build the shop as `npm run build` does, without a cache.
 * @returns the duration in s
 */
function buildShop(): number {
  const started = performance.now();
  execFileSync('node_modules/.bin/vite', ['build', '--outDir', `${folder}/shop`], { stdio: 'ignore' });
  return (performance.now() - started) / 1000;
}

/** Open a category and record its request for products, with the response. */
async function recordListing(browser: Browser, origin: string, { path }: Target) {
  const context = await newContext(browser);
  const page = await context.newPage();
  const waiting = page.waitForResponse(/\/api\/categories\/[^/]+\/products\?/);
  await page.goto(origin + path);
  const answer = await waiting;
  const { result } = (await answer.json()) as ListingResult;
  const { pathname, search } = new URL(answer.url());
  const language = (await answer.request().allHeaders())['content-language'] ?? '';
  await context.close();
  return { products: result, call: pathname + search, language };
}

/** Make a static copy of a page of the shop and add it to the server's documents. */
async function copyPage(
  browser: Browser,
  origin: string,
  target: Target,
  documents: Map<string, string>,
): Promise<Target> {
  const sheet = `/assets/static-${target.name}.css`;
  let copy: StaticPage = { html: '', css: '' };
  await firstVisit(browser, origin, target, unthrottled, {
    async idle(_session, page) {
      copy = await staticCopy(page, sheet);
    },
  });
  const path = `/static/${target.name}`;
  documents.set(path, copy.html);
  documents.set(sheet, copy.css);
  return { ...target, name: `static ${target.name}`, path, isInteractive: false };
}

/**
 * Build everything, start backend, servers and browser, and make the baselines.
 * @throws Error without Chromium or the openssl command
 */
export async function openStage(report: (step: string) => void, encoding: Encoding): Promise<Stage> {
  report('building the shop and the baselines');
  const buildSeconds = buildShop();
  await buildBaselines(`${folder}/baselines`);

  report('starting the servers and the browser');
  const backend = await startMockBackend();
  const documents = new Map<string, string>();
  const [shop, baselines] = [`${folder}/shop`, `${folder}/baselines`];
  const site = { shop, baselines, documents, backend: backend.port, encoding };
  const [one, two] = [await startWebServer('HTTP/1.1', site), await startWebServer('HTTP/2', site)];
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors', '--enable-precise-memory-info'],
  });

  report('making the static pages');
  const { start, category, search } = shopTargets;
  const { products, call, language } = await recordListing(browser, one.origin, category);
  const product = { ...shopTargets.product, path: products[0]?.url ?? '' };
  const copy = (target: Target) => copyPage(browser, one.origin, target, documents);

  const query = new URLSearchParams({ call, language, page: category.path });
  const bareList = { ...category, name: 'bare React list', path: `/baselines/list.html?${query.toString()}` };

  return {
    browser,
    origins: { 'HTTP/1.1': one.origin, 'HTTP/2': two.origin },
    comparisons: {
      start: { page: start, baselines: [await copy(start)] },
      category: { page: category, baselines: [await copy(category), bareList] },
      search: { page: search, baselines: [await copy(search)] },
      product: { page: product, baselines: [await copy(product)] },
    },
    buildSeconds,
    assets: `${folder}/shop/assets`,
    async close() {
      await browser.close();
      await Promise.all([one.close(), two.close(), backend.close()]);
    },
  };
}
