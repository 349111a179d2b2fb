import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { applyCondition, type Condition } from './conditions';
import { installProbe, type Expected } from './probe';
import { loadBefore, type Load, type Resource } from './resources';

/** A page to visit. */
export interface Target extends Expected {
  name: string;
  /** Path and query. */
  path: string;
  /** Deployment that it is visited on; default: the files alone. */
  origins?: 'origins' | 'renderedOrigins';
}

/** Measurements of one visit; times in ms since the navigation began. */
export interface Visit {
  fcp: number;
  /** Time of the largest paint, or of the last of the expected pictures. */
  lcp: number;
  /** Time of the main content: the cards of a list, the details of a product. */
  grid: number;
  pictures: number;
  /** Time of the main content with its handlers. */
  usable: number;
  /** Total blocking time: the parts of tasks beyond 50 ms each, in ms. */
  tbt: number;
  /** Longest task, in ms. */
  longestTask: number;
  /** Elements of the document when the main content was painted. */
  elements: number;
  cls: number;
  /** MB in use after a garbage collection. */
  heap: number;
  /** Requests until the usable content was in the document, and of the whole visit. */
  loadUntilUsable: Load;
  load: Load;
  requestsToGrid: number;
}

/** Hooks of a visit. */
export interface VisitHooks {
  beforeNavigation?: (session: CDPSession, page: Page) => Promise<void>;
  /** Called when the page is idle. */
  idle?: (session: CDPSession, page: Page) => Promise<void>;
}

/** Time without a request or a long task after which a page counts as idle, in ms. */
const quietMs = 600;

/** Time after which a page that is not idle is measured anyway, in ms. */
const idleLimitMs = 20_000;

const viewport = { width: 1440, height: 900 };

/** A browser context without cache or cookies, in which functions of the bench can run. */
export async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  // tsx wraps named functions in its helper __name, which a page lacks.
  await context.addInitScript('globalThis.__name = (each) => each');
  return context;
}

/**
 * Watch the requests of a page.
 * @returns a function for the time since the last request ended, in ms; 0 while one is pending
 */
function watchRequests(page: Page): () => number {
  const pending = new Set<unknown>();
  let lastAt = Date.now();
  const end = (request: unknown) => {
    pending.delete(request);
    lastAt = Date.now();
  };
  page.on('request', (request) => {
    // A video streams for as long as it is shown.
    if (request.resourceType() !== 'media') pending.add(request);
    lastAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => (pending.size > 0 ? 0 : Date.now() - lastAt);
}

/** Wait until the expected content is present, no request is pending and the main thread is idle. */
async function waitUntilIdle(page: Page, quietFor: () => number): Promise<void> {
  await page.waitForFunction(
    () => window.probe.marks.pictures !== undefined && window.probe.marks.usable !== undefined,
    undefined,
    {
      polling: 100,
      timeout: 60_000,
    },
  );
  const deadline = Date.now() + idleLimitMs;
  for (;;) {
    const sinceTask = await page.evaluate(() => {
      const last = window.probe.longTasks.at(-1);
      return performance.now() - (last ? last.start + last.duration : 0);
    });
    const missing = quietMs - Math.min(sinceTask, quietFor());
    if (missing <= 0 || Date.now() > deadline) return;
    await new Promise((resolve) => setTimeout(resolve, missing));
  }
}

/** All resources the page has loaded, its own document first. */
function readResources(page: Page): Promise<Resource[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.startsWith('http'))
      .map(({ name, startTime, transferSize }) => ({
        url: name,
        start: startTime,
        // Headers count as 300 bytes; the body of a cached response, revalidated or not, as none.
        bytes: Math.max(0, transferSize - 300),
      })),
  );
}

/** Bytes of JavaScript objects in use. */
export async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Open a page in a context and record the visit until the page is idle. */
export async function visitIn(
  context: BrowserContext,
  origin: string,
  target: Target,
  condition: Condition,
  hooks: VisitHooks = {},
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await applyCondition(session, condition);
  const { content, pictures, isInteractive } = target;
  // Save-Data turns off the prefetches of an idle page, which are no part of a first visit.
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  await page.addInitScript(installProbe, { content, pictures, isInteractive });
  const quietFor = watchRequests(page);
  await hooks.beforeNavigation?.(session, page);
  await page.goto(origin + target.path, { waitUntil: 'commit' });
  await waitUntilIdle(page, quietFor);
  await hooks.idle?.(session, page);
  const probe = await page.evaluate(() => window.probe);
  const resources = await readResources(page);
  const heap = await usedHeap(session);
  await page.close();

  const { marks, committed = Infinity } = probe;
  const [grid = 0, usable = 0] = [marks.content, marks.usable];
  return {
    fcp: probe.firstPaint,
    // Chromium leaves a picture out for good when its first paint has less than 0.05 bits per pixel of it, as the
    // beginning of a large picture on a slow network has. The expected pictures count in any case.
    lcp: Math.max(probe.largestPaint, marks.pictures ?? 0),
    grid,
    pictures: marks.pictures ?? 0,
    usable,
    tbt: probe.longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...probe.longTasks.map(({ duration }) => duration)),
    elements: probe.elements,
    cls: probe.shift,
    heap: heap / 1e6,
    loadUntilUsable: loadBefore(resources, committed),
    load: loadBefore(resources, Infinity),
    requestsToGrid: loadBefore(resources, committed).requests,
  };
}

/** A first visit: nothing is cached. */
export async function firstVisit(
  browser: Browser,
  origin: string,
  target: Target,
  condition: Condition,
  hooks?: VisitHooks,
): Promise<Visit> {
  const context = await newContext(browser);
  try {
    return await visitIn(context, origin, target, condition, hooks);
  } finally {
    await context.close();
  }
}
