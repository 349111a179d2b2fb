import { expect, test, type Page } from '@playwright/test';
import { pauseListings } from '../../support/browser/pauseListings';
import { cardAt, cards, placeInView, take } from '../../support/browser/listingInBrowser';
import { openPage } from '../../support/browser/shopWindow';

/** The first 24 cards, which are always rendered, and those in and near the viewport. */
const maxCards = 60;

/** Maximum elements of the page, however much of the list is loaded. */
const maxNodes = 2000;

/** Number of hits of the modern products and the article number of the last one, according to the server. */
function lastModern(page: Page): Promise<{ numberOfHits: number; code: string }> {
  return page.evaluate(async () => {
    const address = '/api/categories/all/products?filter%3A%3AActive=True&filter%3A%3AStyle=modern';
    const headers = { 'Content-Language': 'en', 'Context-Url': location.origin, Accept: 'application/json' };
    const ask = async (skip: number) => {
      const answer = await fetch(`${address}&skip=${skip}&take=1`, { headers });
      return (await answer.json()) as { numberOfHits: number; result: { code: string }[] };
    };
    const { numberOfHits } = await ask(0);
    return { numberOfHits, code: (await ask(numberOfHits - 1)).result[0]?.code ?? 'no code' };
  });
}

/** Cards seen while scrolling down, by position, and the maximum rendered at once. */
interface Seen {
  links: Map<number, string>;
  cards: number;
  nodes: number;
}

/** In px: the height of the viewport, so that no row is skipped, even if it is rendered one step late. */
const scrollStep = 900;

/** Scroll until the card at a position has been rendered, and record every card on the way. */
async function scrollPast(page: Page, place: number, seen: Seen): Promise<void> {
  const part = await page.evaluate(
    async ([last, step]) => {
      const links: [number, string][] = [];
      let [mostDrawn, nodes] = [0, 0];
      const note = () => {
        const drawn = document.querySelectorAll('[aria-posinset]');
        for (const card of drawn)
          links.push([
            Number(card.getAttribute('aria-posinset')),
            card.querySelector('a')?.href ?? 'no link',
          ]);
        mostDrawn = Math.max(mostDrawn, drawn.length);
        nodes = Math.max(nodes, document.querySelectorAll('*').length);
        return links.some(([at]) => at === last);
      };
      const isInWindow = (card: Element) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      const isDrawn = () => [...document.querySelectorAll('[aria-posinset]')].some(isInWindow);
      // At the end of the page no card may be in the viewport.
      const maxFrames = 60;
      for (let isThere = note(); !isThere; isThere = note()) {
        window.scrollBy({ top: step, behavior: 'instant' });
        let frames = 0;
        do await new Promise(requestAnimationFrame);
        while (!isDrawn() && ++frames < maxFrames);
      }
      return { links, mostDrawn, nodes };
    },
    [place, scrollStep] as const,
  );
  for (const [at, link] of part.links) seen.links.set(at, link);
  seen.cards = Math.max(seen.cards, part.mostDrawn);
  seen.nodes = Math.max(seen.nodes, part.nodes);
}

/** Scroll to the end of the cards, whether or not the placeholders of the next load are rendered by then. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll('[aria-posinset]')].at(-1);
    const { bottom = 0 } = last?.getBoundingClientRect() ?? {};
    window.scrollBy({ top: bottom - window.innerHeight + 200, behavior: 'instant' });
  });

test.use({ viewport: { width: 1440, height: 900 } });

test('LIST-07 scrolling through 500 products over slow responses renders each once, and only those near the viewport', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const calls = await pauseListings(page);
  await openPage(page, '/en/products?filter::Style=modern');
  await cards(page).first().waitFor();
  const { numberOfHits, code } = await lastModern(page);
  expect(numberOfHits).toBeGreaterThanOrEqual(500);
  const seen: Seen = { links: new Map(), cards: 0, nodes: 0 };
  await calls.pause();
  for (let loaded = 24; loaded < numberOfHits; loaded += 24) {
    await scrollPast(page, loaded, seen);
    await scrollToEnd(page);
    await calls.next('answer');
    await expect.poll(() => take(page), { intervals: [10] }).toBe(Math.min(loaded + 24, numberOfHits));
    expect(calls.waiting()).toBeLessThanOrEqual(1);
  }
  await scrollPast(page, numberOfHits, seen);

  expect(seen.links.size).toBe(numberOfHits);
  expect(new Set(seen.links.values()).size).toBe(numberOfHits);
  const last = cardAt(page, numberOfHits);
  await expect(last).toContainText(code);
  await expect(last).toHaveAttribute('aria-setsize', String(numberOfHits));
  await expect(page.getByText(/^Showing ([\d,]+) of \1$/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(seen.cards).toBeLessThanOrEqual(maxCards);
  expect(seen.nodes).toBeLessThanOrEqual(maxNodes);
});

test('LIST-07 in a long list focus is never lost, and the first 24 products are always there to be searched for', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, '/en/furniture?skip=0&take=480');
  // A list restored in several calls shows its first part at once.
  await expect(page.getByText(/^Showing 480 of/)).toBeAttached();
  await expect(cardAt(page, 300)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2 }));
  await expect.poll(async () => (await placeInView(page)).place).toBeGreaterThan(150);
  const { place } = await placeInView(page);
  const link = cardAt(page, place).getByRole('heading').getByRole('link');
  await link.focus();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect(cardAt(page, place + 9)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/en\/furniture\?/);
});
