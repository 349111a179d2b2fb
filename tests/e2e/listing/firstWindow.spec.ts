import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, openPage, signIn } from '../../support/browser/shopWindow';

const addresses = [
  '/en/furniture/living-room/sofas',
  '/en/lighting',
  '/en/furniture',
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

test('LIST-11 a department begins with one row of square pictures of its sub-categories, and a category has chips', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const boxes = async () =>
    Promise.all(
      (await links.all()).map(async (link) => ({
        tile: await link.boundingBox(),
        picture: await link.locator('img').boundingBox(),
      })),
    );
  await openPage(page, '/en/furniture');
  for (const [width, height] of [
    [320, 568],
    [375, 812],
    [768, 1024],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(links).toHaveText(['Living room', 'Dining room', 'Bedroom', 'Home office']);
    const all = await boxes();
    for (const { tile, picture } of all) {
      expect(picture, `${width} px`).toMatchObject({ width: 120, height: 120 });
      expect(tile?.height, `${width} px`).toBeGreaterThan(135);
      expect(tile?.height, `${width} px`).toBeLessThanOrEqual(150);
      expect(tile?.y, `${width} px`).toBe(all[0]?.tile?.y);
    }
    // On phones the row scrolls sideways.
    const inWindow = all.filter(({ tile }) => tile && tile.x + tile.width <= width).length;
    expect(inWindow, `${width} px`).toBe(width < 768 ? 2 : 4);
    const card = await page.getByRole('article').first().boundingBox();
    expect(card?.y, `${width} px`).toBeLessThan(height * 0.85);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page, 'main');
  await links.first().click();
  await page.getByRole('heading', { level: 1, name: 'Living room' }).waitFor();
  expect((await boxes()).every(({ picture }) => (picture?.height ?? 99) < 48)).toBe(true);
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

test('UI-05 on a desktop the panel covers nothing of the start page’s picture, and its first products are in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/en');
  const picture = await page.getByRole('img', { name: /^Living room at dusk/ }).boundingBox();
  const heading = await page.getByRole('heading', { name: 'Dark days, good lamps' }).boundingBox();
  expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
  const card = await page.getByRole('article').first().boundingBox();
  expect(card?.y).toBeLessThan(800);
});

test('LIST-11 the promotion is two columns wide and as high as the cards beside it, and no card is alone in the last row', async ({
  page,
}) => {
  await openPage(page, '/en/furniture/living-room/sofas');
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('complementary', { name: 'Offer' }) });
  for (const width of [375, 768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('article')).toHaveCount(24);
    const list = await tile.evaluate((element) => {
      const boxes = [...(element.parentElement?.children ?? [])].map((item) => item.getBoundingClientRect());
      const [first] = boxes;
      const { top, width: wide, height } = element.getBoundingClientRect();
      const beside = boxes.filter((box) => box.top === top && box.width !== wide);
      return {
        columns: Math.round(wide / (first?.width ?? 1)),
        otherHeights: beside.filter((box) => Math.abs(box.height - height) > 1).length,
        hasEnoughHeight: height > 250,
        inLastRow: boxes.filter((box) => box.top === boxes.at(-1)?.top).length,
      };
    });
    expect(list, `${width} px`).toMatchObject({ columns: 2, otherHeights: 0, hasEnoughHeight: true });
    expect(list.inLastRow, `${width} px`).toBeGreaterThan(1);
  }
});

test('LIST-11 after a few products the promotion is one line, with its picture beside its words', async ({
  page,
}) => {
  await openPage(page, '/en/furniture/living-room/sofas?filter::ProductType=corner-sofa&filter::Color=green');
  await expect(page.getByRole('article')).toHaveCount(9);
  const tile = page.getByRole('complementary', { name: 'Offer' });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [box, picture, words] = await Promise.all([
      tile.boundingBox(),
      tile.locator('img').boundingBox(),
      tile.getByText('20% off selected furniture').boundingBox(),
    ]);
    expect(picture?.height, `${width} px`).toBe(box?.height);
    expect(words?.x, `${width} px`).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  }
});
