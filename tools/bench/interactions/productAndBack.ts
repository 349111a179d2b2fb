import type { Page } from '@playwright/test';
import { applyCondition, slowNetwork } from '../firstVisit/conditions';
import { openShop, press } from './openShop';
import { reading, type Measurement } from './reading';

/** Time from an action in the page until a number of elements is painted, in ms. */
function untilPainted(page: Page, selector: string, count: number): Promise<number> {
  return page.evaluate(
    ([wanted, least]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelectorAll(wanted).length < least) return void requestAnimationFrame(look);
          // A task that is queued in a frame's callback runs after the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - window.actedAt);
          port2.postMessage(undefined);
        };
        look();
      }),
    [selector, count] as const,
  );
}

declare global {
  interface Window {
    /** Time of the last click or step back, in ms since the navigation began. */
    actedAt: number;
  }
}

/** From a hovered card to its product, and back to the list; on a slow network. */
export const productAndBack: Measurement = async (stage, rounds) => {
  const { page, session, close } = await openShop(stage, stage.comparisons.category.page.path);
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => (window.actedAt = timeStamp), { capture: true });
  });
  await applyCondition(session, slowNetwork);
  const [products, lists]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const card = page.getByRole('main').getByRole('article').nth(round);
    await card.scrollIntoViewIfNeeded();
    const act = await press(page, await card.getByRole('heading').boundingBox());
    await page.waitForTimeout(3000);
    await act();
    products.push(await untilPainted(page, 'main article h1', 1));
    await page.waitForTimeout(3000);
    await page.evaluate(() => {
      window.actedAt = performance.now();
      window.history.back();
    });
    lists.push(await untilPainted(page, 'main article', 24));
    await page.waitForTimeout(1000);
  }
  await close();
  return [
    reading('hovered card to its product, slow network', 'ms', products, [100, 100]),
    reading('back to the list, slow network', 'ms', lists),
  ];
};
