import type { Page } from '@playwright/test';
import { staticCopy } from '../baselines/staticCopy';
import type { Stage } from '../stage';
import { newContext, usedHeap } from '../firstVisit/visit';
import { openShop } from './openShop';
import { reading, type Measurement } from './reading';

const path = '/en/products';

/** px per frame: ten viewports a second, a strong flick. */
const step = 150;

/** Cards of the static page in the comparison. */
const staticCards = 480;

/** Loaded products at the first measurement of heap and nodes. */
const atFirst = 240;

/** Dropped frames per 1,000 due frames. */
const perThousand = (dropped: number, drawn: number) => (dropped / (dropped + drawn)) * 1000;

/** Figures of one scroll. */
interface Scroll {
  loaded: number;
  /** Frames drawn, and frames dropped. */
  frames: number;
  dropped: number;
  /** Maximum number of elements at once. */
  nodes: number;
  /** ms */
  longestTask: number;
}

/**
 * Scroll down, frame by frame, until the given number of products has been in view.
 * @param until Infinity scrolls to the end of the list
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
        const card = [...document.querySelectorAll('[aria-posinset]')].findLast(
          (each) => each.getBoundingClientRect().top < window.innerHeight,
        );
        scroll.loaded = Number(card?.getAttribute('aria-posinset'));
        isDone = scroll.loaded >= Math.min(target, Number(card?.getAttribute('aria-setsize')));
      }
      observer.disconnect();
      return scroll;
    },
    [until, step] as const,
  );
}

/** Scroll through the first cards, then render copies of all of them at once. */
async function renderAllCards(page: Page): Promise<void> {
  await page.evaluate(
    async ([last, px]) => {
      const cards = new Map<number, string>();
      for (let seen = 0; seen < last;) {
        window.scrollBy({ top: px, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
          cards.set(Number(card.dataset['card']), card.outerHTML);
          seen = Math.max(seen, Number(card.getAttribute('aria-posinset')));
        }
      }
      const list = document.querySelector<HTMLElement>('[data-card]')?.parentElement;
      if (!list) throw new Error('There is no list of products on the page');
      // React may still change its own list.
      const copy = list.cloneNode() as HTMLElement;
      copy.innerHTML = [...cards]
        .sort(([a], [b]) => a - b)
        .map(([, html]) => html)
        .join('');
      list.replaceWith(copy);
    },
    [staticCards, step] as const,
  );
}

/** Scroll a static page with the same cards, all in the document, with the same pictures, none of them fetched. */
async function scrollStaticPage(stage: Stage): Promise<Scroll> {
  const { page, close } = await openShop(stage, path);
  await renderAllCards(page);
  const sheet = '/assets/static-list.css';
  const { html, css } = await staticCopy(page, sheet);
  await close();
  const context = await newContext(stage.browser);
  const copy = await context.newPage();
  const address = '/static/list';
  await copy.route(`**${sheet}`, (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await copy.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await copy.goto(stage.origins['HTTP/1.1'] + address, { waitUntil: 'networkidle' });
  const scroll = await scrollOn(copy, staticCards);
  await context.close();
  return scroll;
}

/** Scrolling through all products to the last, unthrottled. */
export const scrollAll: Measurement = async (stage) => {
  const still = await scrollStaticPage(stage);
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
    reading(`the same with ${staticCards} cards on a static page`, '', [
      perThousand(still.dropped, still.frames),
    ]),
  ];
};
