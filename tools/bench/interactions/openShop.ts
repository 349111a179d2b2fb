import type { CDPSession, Page } from '@playwright/test';
import type { Stage } from '../stage';
import { unthrottled, applyCondition } from '../visit/conditions';
import { newContext } from '../visit/visit';

/** A page of the shop that stands. */
export interface OpenShop {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** Opens a page of the shop over HTTP/1.1 on the machine as it is, and waits until its cards stand. */
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

/** The shortest that a browser reports, in ms. */
const leastDuration = 16;

function recordInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { entryType, duration } of list.getEntries())
      if (entryType === 'event') window.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** ms that a reaction to an input may take to be painted. */
const paintMs = 1000;

/**
 * Does something with mouse or keyboard. @returns ms from the input to the next paint, in steps of 8; what took less
 * than 16 counts as that
 */
export async function interactionToPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.interactions = [];
  });
  await act();
  await page.waitForTimeout(paintMs);
  return Math.max(leastDuration, ...(await page.evaluate(() => window.interactions)));
}

/** Presses the middle of an element without anything that only a test would do, such as waiting for it to rest. */
export async function press(page: Page, box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('What is to be pressed is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
