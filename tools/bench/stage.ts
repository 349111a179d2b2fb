import { execFileSync } from 'node:child_process';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';
import type { ListingResult } from '../../src/api/generated/types';
import { buildBaselines } from './baselines/buildBaselines';
import { staticCopy, type StaticPage } from './baselines/staticCopy';
import { startMockBackend, startRenderService, type ServerProcess } from './server/processes';
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
  /** Origins of the files alone, and of the render service. */
  origins: Record<Protocol, string>;
  renderedOrigins: Record<Protocol, string>;
  comparisons: Record<PageName, Comparison>;
  service: ServerProcess;
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
  const build = (...args: string[]) =>
    execFileSync('node_modules/.bin/vite', ['build', ...args], { stdio: 'ignore' });
  build('--outDir', `${folder}/shop`);
  const seconds = (performance.now() - started) / 1000;
  build('--ssr', '--outDir', `${folder}/render`);
  return seconds;
}

/** Open a page and record the request for its content, with the response. */
async function recordCall(browser: Browser, origin: string, { path }: Target, call: RegExp) {
  const context = await newContext(browser);
  const page = await context.newPage();
  const waiting = page.waitForResponse(call);
  await page.goto(origin + path);
  const response = await waiting;
  const body: unknown = await response.json();
  const { pathname, search } = new URL(response.url());
  const language = (await response.request().allHeaders())['content-language'] ?? '';
  await context.close();
  const query = new URLSearchParams({ call: pathname + search, language, page: path });
  return { body, barePath: `/baselines/bare.html?${query.toString()}` };
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
  const service = await startRenderService(folder, backend.port);
  const rendered = { ...site, render: service.port };
  const [three, four] = [
    await startWebServer('HTTP/1.1', rendered),
    await startWebServer('HTTP/2', rendered),
  ];
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors', '--enable-precise-memory-info'],
  });

  report('making the static pages');
  const { start, category, search } = shopTargets;
  const listing = await recordCall(browser, one.origin, category, /\/api\/categories\/[^/]+\/products\?/);
  const product = { ...shopTargets.product, path: (listing.body as ListingResult).result[0]?.url ?? '' };
  const compare = async (target: Target, call: RegExp): Promise<Comparison> => {
    const { barePath } = await recordCall(browser, one.origin, target, call);
    return {
      page: target,
      baselines: [
        { ...target, name: `rendered ${target.name}`, origins: 'renderedOrigins' },
        await copyPage(browser, one.origin, target, documents),
        { ...target, name: `bare ${target.name}`, path: barePath },
      ],
    };
  };
  const pageCall = /\/api\/content\/page$/;

  return {
    browser,
    origins: { 'HTTP/1.1': one.origin, 'HTTP/2': two.origin },
    renderedOrigins: { 'HTTP/1.1': three.origin, 'HTTP/2': four.origin },
    comparisons: {
      start: await compare(start, pageCall),
      category: await compare(category, /\/api\/categories\/[^/]+\/products\?/),
      search: await compare(search, /\/api\/products\/search|\/api\/search/),
      product: await compare(product, pageCall),
    },
    service,
    buildSeconds,
    assets: `${folder}/shop/assets`,
    async close() {
      await browser.close();
      await Promise.all([one, two, three, four, backend, service].map((each) => each.close()));
    },
  };
}
