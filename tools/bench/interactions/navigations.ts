import type { Page } from '@playwright/test';
import { usedHeap } from '../firstVisit/visit';
import { openShop } from './openShop';
import { reading, type Measurement } from './reading';

/** To a product and back counts as two. */
const navigations = 200;

/** Number of products visited in turn, so that the cache of responses does not grow. */
const products = 5;

/** Go to a product and back to its list, the given number of times. */
function goToAndFro(page: Page, times: number): Promise<void> {
  return page.evaluate(
    async ([count, different]) => {
      const until = async (selector: string, least: number) => {
        while (document.querySelectorAll(selector).length < least) await new Promise(requestAnimationFrame);
      };
      for (let time = 0; time < count; time += 1) {
        document.querySelectorAll<HTMLElement>('main article h2 a')[time % different]?.click();
        await until('main article h1', 1);
        window.history.back();
        await until('main [aria-posinset] article', 24);
      }
    },
    [times, products] as const,
  );
}

/** Memory that 200 navigations retain. */
export const memory: Measurement = async (stage) => {
  const { page, session, close } = await openShop(stage, stage.comparisons.category.page.path);
  await goToAndFro(page, products * 2);
  await page.waitForLoadState('networkidle');
  const before = await usedHeap(session);
  await goToAndFro(page, navigations / 2);
  await page.waitForTimeout(1000);
  const after = await usedHeap(session);
  await close();
  return [
    reading('heap before 200 navigations', 'MB', [before / 1e6]),
    reading('heap after 200 navigations', 'MB', [after / 1e6]),
  ];
};
