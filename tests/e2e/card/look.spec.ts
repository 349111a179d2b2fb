import { expect, test, type Locator } from '@playwright/test';
import { carafes, cardOf, codes, pauseCalls, openAsCustomer } from '../../support/browser/buyInBrowser';
import { openPage, setWidth } from '../../support/browser/shopWindow';

test('CARD-01 a swatch works by keyboard and pointer: picture, number and link follow', async ({ page }) => {
  await openPage(page, carafes);
  const card = cardOf(page, codes.colorsAndSizes);
  const swatches = card.getByRole('group', { name: /^Colours of/ }).getByRole('button');
  const picture = card.locator('img').first();
  const before = await picture.getAttribute('src');
  const link = card.getByRole('link');
  await swatches.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(swatches.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect(link).toHaveAttribute('href', new RegExp(`selectedModel=${codes.colorsAndSizes}-\\d\\d$`));
  await swatches.first().click();
  await expect(picture).toHaveAttribute('src', before ?? '');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`selectedModel=${codes.colorsAndSizes}-01`));
});

test('CARD-01 forced colours keep the colours of goods on cards and on their page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const swatchesOf = (part: Locator) => part.locator('[style*="background-color"]');
  const colours = (swatches: Locator) =>
    swatches.evaluateAll((all) =>
      all.map((each) => [
        getComputedStyle(each).backgroundColor,
        (each as HTMLElement).style.backgroundColor,
      ]),
    );
  await openPage(page, carafes);
  const card = cardOf(page, codes.colorsAndSizes);
  await swatchesOf(card).nth(1).waitFor();
  const onCard = await colours(swatchesOf(card));
  expect(onCard.length).toBeGreaterThan(1);
  expect(onCard.filter(([shown, own]) => shown !== own)).toEqual([]);
  await card.getByRole('link').click();
  const choice = page.getByRole('group', { name: /^Colour:/ });
  await swatchesOf(choice).first().waitFor();
  const onPage = await colours(swatchesOf(choice));
  expect(onPage.filter(([shown, own]) => shown !== own)).toEqual([]);
});

test('CARD-01 controls of the cards in a row are aligned, and nothing is cut off', async ({ page }) => {
  await openAsCustomer(page, carafes);
  await page.getByRole('article').nth(7).waitFor();
  for (const width of [320, 375, 768, 1280, 1920]) {
    await setWidth(page, width);
    const levels = await page.getByRole('article').evaluateAll((cards) => {
      const rows = new Map<number, Set<number>>();
      for (const card of cards.slice(0, 8)) {
        const press = card.querySelector('[class*=purchase]');
        const top = Math.round(card.getBoundingClientRect().top);
        const row = rows.get(top) ?? new Set<number>();
        if (press) row.add(Math.round(press.getBoundingClientRect().bottom));
        rows.set(top, row);
      }
      return [...rows.values()].map((row) => row.size);
    });
    expect(levels, `${width} px`).toEqual(levels.map((count) => Math.min(count, 1)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const touching = await page.getByRole('article').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const badge = card.querySelector('[class*=_badge_]')?.getBoundingClientRect();
          const picture = card.firstElementChild?.getBoundingClientRect();
          return badge && picture && badge.top < picture.bottom;
        }).length,
    );
    expect(touching, `badges over pictures at ${width} px`).toBe(0);
  }
  const chosen = cardOf(page, codes.colorsAndSizes).locator('[aria-pressed=true]').last();
  const [cut, ringStart] = await chosen.evaluate((swatch) => {
    const item = swatch.closest('article')?.parentElement;
    const dot = swatch.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(swatch).paddingLeft);
    return [item?.getBoundingClientRect().left ?? 0, dot - 3.5];
  });
  expect(ringStart).toBeGreaterThanOrEqual(cut);
});

test('CARD-01 a rating is at the end of the line of the article number, or at the start of its own', async ({
  page,
}) => {
  await openPage(page, '/en/furniture');
  await page.getByRole('article').nth(7).waitFor();
  const places = () =>
    page.locator('article [role=img][aria-label*=" of 5 stars"]').evaluateAll((marks) => {
      const seen = marks.map((mark) => {
        const parts = [mark.parentElement, mark.previousElementSibling, mark];
        const [line, code, rating] = parts.map((each) => each?.getBoundingClientRect());
        if (!line || !code || !rating) return 'nowhere';
        const isBesideCode = rating.top < code.top + rating.height / 2;
        const distance = isBesideCode ? rating.right - line.right : rating.left - line.left;
        if (Math.abs(distance) >= 1) return 'elsewhere';
        return isBesideCode ? 'end' : 'own line';
      });
      return [...new Set(seen)].sort();
    });
  await setWidth(page, 1440);
  await expect.poll(places).toEqual(['end']);
  await setWidth(page, 360);
  await expect.poll(places).toEqual(['own line']);
});

test('CARD-01 a card in the grid has its marketing text from 961 px', async ({ page }) => {
  await openPage(page, carafes);
  const text = cardOf(page, codes.single).locator('p[class*=_text_]');
  for (const [width, isShown] of [
    [960, false],
    [961, true],
  ] as const) {
    await setWidth(page, width);
    await expect
      .poll(async () => ((await text.boundingBox())?.height ?? 0) > 10, { message: `${width} px` })
      .toBe(isShown);
  }
});

test('LIST-03 the list has rows of 80 px with text, price and purchase, from 1281 px', async ({ page }) => {
  await openAsCustomer(page, '/en/furniture');
  for (const width of [1281, 1920]) {
    await setWidth(page, width);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.getByRole('article').getByRole('button', { name: /^Add/ }).first()).toBeVisible();
    const texts = page.getByRole('article').locator('p[class*=_text_]');
    await expect.poll(() => texts.count()).toBeGreaterThan(12);
    const rows = await page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => [
          card.getBoundingClientRect().height,
          card.scrollHeight - card.clientHeight,
          card.scrollWidth - card.clientWidth,
        ]),
      );
    expect(rows, `${width} px`).toEqual(rows.map(() => [80, 0, 0]));
    const lines = await texts.evaluateAll((all) =>
      all.map((text) => text.getClientRects().length && text.clientHeight),
    );
    expect(Math.min(...lines)).toBeGreaterThan(14);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

for (const signedIn of [false, true])
  test(`LIST-01 a skeleton has the height of its card at 375 and 1280 px, signed in: ${signedIn}`, async ({
    page,
  }) => {
    const calls = await pauseCalls(page, '^GET /api/categories/.*/products$');
    calls.passing = true;
    await setWidth(page, 1280);
    await (signedIn ? openAsCustomer : openPage)(page, carafes);
    for (const width of [375, 1280]) {
      await setWidth(page, width);
      calls.passing = false;
      await page.reload();
      const skeleton = page.locator('[class*=_card_][aria-hidden=true]').first();
      await expect(skeleton).toBeVisible();
      const room = await skeleton.evaluate((element) => element.getBoundingClientRect().height);
      calls.passing = true;
      for (const call of calls.held.splice(0)) call.decide('answer');
      const card = page.getByRole('article').first();
      await expect(card).toBeVisible();
      const height = await card.evaluate((element) => element.getBoundingClientRect().height);
      // Room for a badge, and for a product number on a separate line.
      expect(Math.abs(height - room), `${width} px`).toBeLessThanOrEqual(40);
    }
  });

test('LIST-03 prices of the list are aligned at 1440 px', async ({ page }) => {
  await setWidth(page, 1440);
  await openAsCustomer(page, '/en/furniture/living-room/sofas');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const amounts = page.getByRole('article').locator('strong');
  await expect.poll(() => amounts.count()).toBeGreaterThan(20);
  const ends = await amounts.evaluateAll((all) =>
    all.map((amount) => Math.round(amount.getBoundingClientRect().right)),
  );
  expect([...new Set(ends)]).toHaveLength(1);
});

/** Enlargements of text: 200 % (WCAG 1.4.4), and the spacing of WCAG 1.4.12. */
const enlargements = {
  'text of 200 %': 'html { font-size: 200% }',
  'spaced text':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
};

for (const [name, css] of Object.entries(enlargements))
  test(`CARD-01 brands of cards and lists are whole with ${name}`, async ({ page }) => {
    await setWidth(page, 1440);
    await openAsCustomer(page, '/en/furniture/living-room/sofas');
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, css);
    const brands = page.getByRole('article').locator('[class*=_details_]');
    const cut = () =>
      brands.evaluateAll((all) =>
        all
          .filter((brand) => {
            const card = brand.closest('article')?.getBoundingClientRect();
            const range = document.createRange();
            // The text before the number.
            range.selectNode(brand.firstChild ?? brand);
            const box = range.getBoundingClientRect();
            const own = brand.getBoundingClientRect();
            return (
              box.width > own.width + 1 || !card || box.right > card.right + 1 || box.bottom > card.bottom + 1
            );
          })
          .map(({ textContent }) => textContent),
      );
    await expect.poll(() => brands.count()).toBeGreaterThan(20);
    for (const width of [375, 768, 1440]) {
      await setWidth(page, width);
      expect(await cut(), `grid at ${width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect.poll(() => brands.count()).toBeGreaterThan(20);
    expect(await cut(), 'list').toEqual([]);
  });
