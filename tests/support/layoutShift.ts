import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** Every shift of the layout so far, with what moved. */
    layoutShifts: { value: number; moved: string[] }[];
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

/** What has shifted since the page was opened or `forgetShifts` was called, from the largest on. */
export async function layoutShifts(page: Page) {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts.toSorted((one, other) => other.value - one.value);
}

/** Begins anew. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.layoutShifts = [];
  });
}
