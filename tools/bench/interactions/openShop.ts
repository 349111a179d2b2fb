import type { CDPSession, Page } from '@playwright/test';
import type { Stage } from '../stage';
import { unthrottled, applyCondition } from '../firstVisit/conditions';
import { newContext } from '../firstVisit/visit';

/** A loaded page of the shop. */
export interface OpenShop {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** Open a page of the shop over HTTP/1.1 without slowing down, and wait until its cards are rendered. */
export async function openShop({ browser, origins }: Stage, path: string): Promise<OpenShop> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await applyCondition(session, unthrottled);
  await page.addInitScript(recordInteractions);
  await page.goto(origins['HTTP/1.1'] + path);
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { page, session, close: () => context.close() };
}

declare global {
  interface Window {
    /** Durations of the events since the list was last emptied, each from input to next paint, in ms. */
    interactions: number[];
  }
}

/** Minimum duration that a browser reports, in ms. */
const leastDuration = 16;

function recordInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { entryType, duration } of list.getEntries())
      if (entryType === 'event') window.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Time limit for the paint after an input, in ms. */
const paintMs = 1000;

/**
 * Perform an action with mouse or keyboard.
 * @returns ms from the input to the next paint, in steps of 8; durations below 16 count as 16
 */
export async function interactionToPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.interactions = [];
  });
  await act();
  await page.waitForTimeout(paintMs);
  return Math.max(leastDuration, ...(await page.evaluate(() => window.interactions)));
}

/** Press the middle of an element by mouse events alone, without Playwright's wait for a stable element. */
export async function press(page: Page, box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('What is to be pressed is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
