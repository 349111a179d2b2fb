import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrames } from './shopWindow';

/** The rendered cards of the list. */
export const cards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Products' }).getByRole('article');

/** The card at a position among all hits of the list, from 1. */
export const cardAt = (page: Page, place: number): Locator =>
  page.getByRole('region', { name: 'Products' }).locator(`[aria-posinset="${place}"]`);

/** Number of products in the address. */
export const take = (page: Page): number => Number(new URL(page.url()).searchParams.get('take') ?? 24);

/** Scroll by wheel until the address has the given number of products. */
export async function scrollUntilLoaded(page: Page, count: number): Promise<void> {
  await cards(page).first().waitFor();
  await page.mouse.move(700, 500);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 2500);
        return take(page);
      },
      { intervals: [30], timeout: 150_000 },
    )
    .toBeGreaterThanOrEqual(count);
}

/** Scroll to a position of the page, in px, and wait until the cards there are rendered. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await nextFrames(page);
}

/** Position among all hits of the first card that begins in view below the sort bar, and its y position in px. */
export async function placeInView(page: Page): Promise<{ place: number; top: number }> {
  const read = () =>
    page.evaluate(() => {
      const bar = document.querySelector('[aria-posinset]')?.closest('section')?.firstElementChild;
      const covered = bar?.getBoundingClientRect().bottom ?? 0;
      for (const card of document.querySelectorAll('[aria-posinset]')) {
        const top = Math.round(card.getBoundingClientRect().top);
        if (top >= covered) return { place: Number(card.getAttribute('aria-posinset')), top };
      }
      return { place: 0, top: 0 };
    });
  // The wheel may be ahead of the cards, with placeholders in view; and between the render of a row and the frame in
  // which it is measured and compensated for, cards are off by the difference.
  let seen = await read();
  const isStill = async () => {
    const { place, top } = seen;
    await nextFrames(page);
    seen = await read();
    return place > 0 && seen.place === place && seen.top === top;
  };
  await expect.poll(isStill).toBe(true);
  return seen;
}

/** The list events of the data layer: the codes of the items of each view_item_list. */
export function listedItems(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter(({ event }) => event === 'view_item_list')
      .map(({ ecommerce }) =>
        (ecommerce as { items: { item_id: string }[] }).items.map((item) => item.item_id),
      ),
  );
}
