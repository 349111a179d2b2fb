import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** Layout shifts so far, with the elements that moved. */
    layoutShifts: { value: number; moved: string[] }[];
    /** Number of pending API calls, and the time of the last response, in ms since the page was opened. */
    answers: { pending: number; lastAt: number };
  }
}

/** Record every layout shift in pages opened from now on, including those after user input. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const name = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : String(node);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        window.layoutShifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => name(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Delay every API response by the given ms, in pages opened from now on. */
export async function delayResponses(page: Page, delayMs: number): Promise<void> {
  await page.addInitScript((ms) => {
    window.answers = { pending: 0, lastAt: 0 };
    const send = window.fetch.bind(window);
    window.fetch = async (call, init) => {
      if (!(call instanceof Request) || !call.url.includes('/api/')) return send(call, init);
      window.answers.pending += 1;
      const response = await send(call, init);
      await new Promise((resolve) => setTimeout(resolve, ms));
      window.answers.pending -= 1;
      window.answers.lastAt = performance.now();
      return response;
    };
  }, delayMs);
}

/** Wait until all delayed responses have arrived and no further call has followed for 400 ms. */
export async function allAnswered(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      window.answers.pending === 0 &&
      window.answers.lastAt > 0 &&
      performance.now() - window.answers.lastAt > 400,
  );
}

/** Layout shifts since the page was opened or `forgetShifts` was called, largest first. */
export async function layoutShifts(page: Page) {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts.toSorted((one, other) => other.value - one.value);
}

/** Discard the recorded shifts. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.layoutShifts = [];
  });
}
