import type { Browser } from '@playwright/test';
import { unthrottled } from '../firstVisit/conditions';
import { firstVisit, type Target } from '../firstVisit/visit';
import { forcedLayouts, layoutCategories } from './forcedLayouts';
import { SourceNames } from './sourceNames';

/**
 * The functions of the shop that force layouts on a first visit, one entry per layout; the innermost function of any
 * script when none of the shop is on the stack.
 * @param assets folder of the built scripts and their source maps
 */
export async function findForcedLayouts(
  browser: Browser,
  origin: string,
  target: Target,
  assets: string,
): Promise<string[]> {
  let trace = '';
  await firstVisit(browser, origin, target, unthrottled, {
    async beforeNavigation(_session, page) {
      await browser.startTracing(page, { categories: layoutCategories });
    },
    async idle() {
      trace = (await browser.stopTracing()).toString();
    },
  });
  const names = new SourceNames(assets);
  return forcedLayouts(trace).map((stack) => {
    const functions = stack
      .filter(({ url }) => url.startsWith('http'))
      .map(({ url, functionName, lineNumber, columnNumber }) =>
        names.find(url, functionName, lineNumber - 1, columnNumber - 1),
      );
    const found = functions.find(({ file }) => file.startsWith('src/')) ?? functions[0];
    return found ? `${found.name} · ${found.file}` : '(unknown)';
  });
}
