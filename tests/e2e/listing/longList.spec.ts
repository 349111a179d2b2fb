import { expect, test } from '@playwright/test';
import { cardAt, cards, placeInView, take } from '../../support/listingInBrowser';
import { openPage } from '../../support/shopWindow';

/** Room for a few cards at the end and the beginning of the window, and for the first 96, which are always there. */
const mostCards = 140;

test.use({ viewport: { width: 1440, height: 900 } });

test('LIST-07 2,400 products to the last, with a window’s worth of them in the document', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openPage(page, '/en/products?skip=0&take=2208');
  await cards(page).first().waitFor();
  const last = await page.evaluate(async () => {
    const address = '/api/categories/all/products?filter%3A%3AActive=True&sortOrder=0';
    const headers = { 'Content-Language': 'en', 'Context-Url': location.origin, Accept: 'application/json' };
    const ask = async (skip: number) => {
      const answer = await fetch(`${address}&skip=${skip}&take=1`, { headers });
      return (await answer.json()) as { numberOfHits: number; result: { code: string }[] };
    };
    const { numberOfHits } = await ask(0);
    return { numberOfHits, code: (await ask(numberOfHits - 1)).result[0]?.code };
  });
  expect(last.numberOfHits).toBeGreaterThanOrEqual(2400);
  let drawn = { cards: 0, nodes: 0 };
  const scrollTo = async (part: number) => {
    const now = await page.evaluate((of) => {
      window.scrollTo({ top: of * document.documentElement.scrollHeight });
      const count = (selector: string) => document.querySelectorAll(selector).length;
      return { cards: count('main article'), nodes: count('*') };
    }, part);
    drawn = { cards: Math.max(drawn.cards, now.cards), nodes: Math.max(drawn.nodes, now.nodes) };
  };
  for (let part = 0; part < 1; part += 0.04) {
    await scrollTo(part);
    await expect.poll(async () => (await placeInView(page)).place).toBeGreaterThan(part * 2000);
  }
  await expect
    .poll(() => scrollTo(1).then(() => take(page)), { intervals: [50], timeout: 200_000 })
    .toBe(last.numberOfHits);
  const final = cardAt(page, last.numberOfHits);
  await expect(async () => {
    await scrollTo(1);
    await expect(final).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(final).toContainText(last.code ?? 'no code');
  await expect(final).toHaveAttribute('aria-setsize', String(last.numberOfHits));
  await expect(page.getByText(/^Showing ([\d,]+) of \1$/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(drawn.cards).toBeLessThanOrEqual(mostCards);
  expect(drawn.nodes).toBeLessThanOrEqual(8000);
});

test('LIST-07 in a long list focus is never lost, and the first 96 products are always there to be searched for', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, '/en/furniture?skip=0&take=480');
  await cardAt(page, 96).waitFor({ state: 'attached' });
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
