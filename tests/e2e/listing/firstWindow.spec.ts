import { expect, test, type Page } from '@playwright/test';
import { openPage, signIn } from '../../support/browser/shopWindow';

const addresses = [
  '/en/furniture/living-room/sofas',
  '/en/lighting',
  '/en/search?query=sofa',
  '/en/current-offers/season-of-light',
];

/** Minimum number of cards in the first row, per viewport. */
const windows = [
  { width: 1280, height: 800, cards: 4 },
  { width: 1440, height: 900, cards: 3 },
  { width: 375, height: 812, cards: 2 },
];

/** Number of cards with both name and price fully in the viewport. */
function cardsInWindow(page: Page): Promise<number> {
  return page.getByRole('article').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const parts = [card.querySelector('h2, h3'), card.querySelector('strong')];
        return parts.every((part) => part && part.getBoundingClientRect().bottom <= window.innerHeight);
      }).length,
  );
}

test('UI-05 a whole row of products with names and prices is in the first window of every kind of list', async ({
  page,
}) => {
  test.slow();
  await openPage(page, '/en');
  await signIn(page);
  for (const address of addresses) {
    await openPage(page, address);
    for (const { width, height, cards } of windows) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => cardsInWindow(page), { message: `${address} at ${width} × ${height}` })
        .toBeGreaterThanOrEqual(cards);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

/** Viewports from the smallest phone to a desktop. */
const firstWindows = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test('UI-05 picture, headline and link of the start page are whole in the first window at every width', async ({
  page,
}) => {
  test.slow();
  await openPage(page, '/en');
  const parts = [
    page.getByRole('img', { name: /^Living room at dusk/ }),
    page.getByRole('heading', { name: 'Dark days, good lamps' }),
    page.getByRole('link', { name: 'See the lamps' }),
  ];
  for (const size of firstWindows) {
    await page.setViewportSize(size);
    for (const part of parts) await expect(part, `${size.width} px`).toBeInViewport({ ratio: 1 });
    const picture = await parts[0]?.boundingBox();
    expect(picture?.height, `${size.width} px`).toBeGreaterThan(size.height * 0.25);
  }
});
