import { expect, test, type Page } from '@playwright/test';
import type { ListingResult } from '../../../src/api/generated/types';
import { alterAnswer } from '../../support/shopAnswers';
import { cards } from '../../support/listingInBrowser';
import { openPage, widths } from '../../support/shopWindow';

const sofas = '/en/furniture/living-room/sofas';
const isListing = /\/api\/categories\/[^/]+\/products\?/;
const list = (page: Page) => page.getByRole('region', { name: 'Products' });

test('LIST-01 LIST-11 UI-01 a category shows its heading, intro, picture, offer and the categories below it at every width', async ({
  page,
}) => {
  await openPage(page, sofas);
  const below = page.getByRole('navigation', { name: 'Categories' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
    await expect(page.getByText('Deep, slim, straight and round.')).toBeVisible();
    await expect(page.getByText('Autumn weeks', { exact: true }).first()).toBeVisible();
    await expect(below.getByRole('link')).toHaveText([
      'Three-seat sofas',
      'Two-seat sofas',
      'Corner and modular sofas',
    ]);
    await expect(below.locator('img')).toHaveCount(3);
    await expect(cards(page).first()).toBeVisible();
  }

  await below.getByRole('link', { name: 'Two-seat sofas' }).click();
  await page.getByRole('heading', { level: 1, name: 'Two-seat sofas' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Sofas', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Sofas' }).waitFor();
});

test('LIST-01 LIST-10 while products are on their way there is a skeleton for each; the call says what the address says', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  const asked: URL[] = [];
  await page.route(isListing, async (route) => {
    asked.push(new URL(route.request().url()));
    await released;
    await route.continue();
  });
  const skeletons = list(page).locator('[aria-hidden="true"] [aria-hidden="true"]:has(> div + div)');
  await openPage(page, `${sofas}?instock=true&sortOrder=1&filter::Brand=Bergholm&min::Width=162`);
  await expect(list(page)).toHaveAttribute('aria-busy', 'true');
  await expect(skeletons).toHaveCount(24);
  release();
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  await cards(page).first().waitFor();
  await expect(skeletons).toHaveCount(0);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    skip: '0',
    take: '24',
    sortOrder: '1',
    instock: 'true',
    'filter::Active': 'True',
    'filter::Brand': 'Bergholm',
    'min::Width': '162',
  });
});

test('CARD-10 a long marketing text ends at a word, with an ellipsis', async ({ page }) => {
  const marketingText = 'Deep seats and a cover that comes off. '.repeat(8).trim();
  await alterAnswer<ListingResult>(page, 'categories/sofas/products*', (answer) => ({
    ...answer,
    result: answer.result.map((product) => ({ ...product, marketingText })),
  }));
  await openPage(page, sofas);
  const shown = await cards(page)
    .first()
    .getByText(/^Deep seats/)
    .innerText();
  expect(shown).toMatch(/[^\s.,]…$/);
  expect(marketingText.split(shown.slice(0, -1))[1]).toMatch(/^[ .]/);
});
