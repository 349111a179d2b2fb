import type { Page } from '@playwright/test';
import { usedHeap } from '../visit/visit';
import type { Stage } from '../stage';
import { openShop } from './openShop';
import { reading, type Measurement } from './reading';

const path = '/en/products';

/** px per frame: ten windows a second, a strong flick. */
const step = 150;

/** Products that are loaded before heap and nodes are first taken. */
const atFirst = 240;

/** How many of 1,000 frames that were due were not drawn. */
const perThousand = (dropped: number, drawn: number) => (dropped / (dropped + drawn)) * 1000;

/** What scrolling was like. */
interface Scroll {
  loaded: number;
  /** Frames that were drawn, and those that were due but were not. */
  frames: number;
  dropped: number;
  /** Most elements there were at once. */
  nodes: number;
  /** ms */
  longestTask: number;
}

/**
 * Scrolls down, frame by frame, until so many products are loaded and the last of them is on the page.
 * @param until Infinity goes to the end of the list
 */
function scrollOn(page: Page, until: number): Promise<Scroll> {
  return page.evaluate(
    async ([target, px]) => {
      const scroll = { loaded: 0, frames: 0, dropped: 0, nodes: 0, longestTask: 0 };
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          scroll.longestTask = Math.max(scroll.longestTask, duration);
      });
      observer.observe({ type: 'longtask' });
      const frameMs = 1000 / 60;
      let last = await new Promise(requestAnimationFrame);
      for (let isDone = false; !isDone;) {
        window.scrollBy({ top: px, behavior: 'instant' });
        const now = await new Promise(requestAnimationFrame);
        scroll.frames += 1;
        scroll.dropped += Math.max(0, Math.round((now - last) / frameMs) - 1);
        last = now;
        if (scroll.frames % 20 !== 0) continue;
        scroll.nodes = Math.max(scroll.nodes, document.querySelectorAll('*').length);
        const cards = document.querySelectorAll('[aria-posinset]');
        const card = cards[cards.length - 1];
        scroll.loaded = Number(card?.getAttribute('aria-posinset'));
        isDone = scroll.loaded >= Math.min(target, Number(card?.getAttribute('aria-setsize')));
      }
      observer.disconnect();
      return scroll;
    },
    [until, step] as const,
  );
}

/** Frames of 1,000 that the machine drops where a static page is scrolled: what no page can be blamed for. */
async function droppedAtBest({ browser, origins, comparisons }: Stage): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(origins['HTTP/1.1'] + (comparisons.category.floors[0]?.path ?? ''));
  const [dropped, frames] = await page.evaluate(async () => {
    let [missed, last] = [0, await new Promise(requestAnimationFrame)];
    const count = 600;
    for (let frame = 0; frame < count; frame += 1) {
      window.scrollBy({ top: frame % 20 < 10 ? 300 : -300, behavior: 'instant' });
      const now = await new Promise(requestAnimationFrame);
      missed += Math.max(0, Math.round(((now - last) * 60) / 1000) - 1);
      last = now;
    }
    return [missed, count];
  });
  await page.close();
  return perThousand(dropped, frames);
}

/** Scrolling through all products to the last, on the machine as it is. */
export const scrollAll: Measurement = async (stage) => {
  const best = await droppedAtBest(stage);
  const { page, session, close } = await openShop(stage, path);
  const first = await scrollOn(page, atFirst);
  const heapAtFirst = await usedHeap(session);
  const rest = await scrollOn(page, Infinity);
  const heap = await usedHeap(session);
  await close();
  const per24 = (heap - heapAtFirst) / ((rest.loaded - first.loaded) / 24);
  return [
    reading('scrolling all: products', '', [rest.loaded]),
    reading('scrolling all: heap per further 24', 'kB', [per24 / 1000], [60, 25]),
    reading('scrolling all: most elements', '', [Math.max(first.nodes, rest.nodes)], [2000, 2000]),
    reading('scrolling all: elements beyond those with 240 loaded', '', [
      Math.max(0, rest.nodes - first.nodes),
    ]),
    reading('scrolling all: longest task', 'ms', [rest.longestTask]),
    reading('scrolling all: dropped of 1,000 frames', '', [perThousand(rest.dropped, rest.frames)], [0, 0]),
    reading('the same on a static page: dropped of 1,000 frames', '', [best]),
  ];
};
