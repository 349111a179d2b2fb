import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** Every shift of the layout so far, with what moved. */
    layoutShifts: { value: number; moved: string[] }[];
    /** Calls of the API without an answer yet, and when the last answer came, in ms since the page was opened. */
    answers: { pending: number; lastAt: number };
  }
}

/** Begins to note every shift of the layout in pages opened from now on, those after a press included. */
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

/** Delays every answer of the API by so many ms, in pages opened from now on. */
export async function delayAnswers(page: Page, delayMs: number): Promise<void> {
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

/** Waits until every delayed answer has come and no further call has followed from it for 400 ms. */
export async function allAnswered(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      window.answers.pending === 0 &&
      window.answers.lastAt > 0 &&
      performance.now() - window.answers.lastAt > 400,
  );
}

/** What has shifted since the page was opened or `forgetShifts` was called, from the largest on. */
export async function layoutShifts(page: Page) {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts.toSorted((one, other) => other.value - one.value);
}

/** Resets the measurement. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.layoutShifts = [];
  });
}
