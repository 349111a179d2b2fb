import { expect, test, type Page } from '@playwright/test';
import type { ListingResult } from '../../../src/api/generated/types';
import { alterAnswer } from '../../support/browser/shopAnswers';
import { pauseRequests } from '../../support/browser/pauseRequests';
import { cards } from '../../support/browser/listingInBrowser';
import { openPage } from '../../support/browser/shopWindow';

const sofas = '/en/furniture/living-room/sofas';
const isListing = /\/api\/categories\/[^/]+\/products\?/;
const list = (page: Page) => page.getByRole('region', { name: 'Products' });

test('LIST-01 a category shows its heading, intro, picture, offer and the categories below it at every width', async ({
  page,
}) => {
  await openPage(page, sofas);
  const below = page.getByRole('navigation', { name: 'Categories' });
  const top = page.getByRole('main').getByRole('img', { name: 'Sofas, in a room' });
  const offer = page.getByRole('complementary', { name: 'Offer' });
  // The picture is beside the heading, up to the edge of the window; phones have none.
  for (const [width, rightEdges] of [
    [375, []],
    [768, [768]],
    [1280, [1280]],
    [1440, [1440]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
    await expect(page.getByText('Deep, slim, straight and round.')).toBeVisible();
    await expect
      .poll(() => top.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right))))
      .toEqual(rightEdges);
    await expect(offer).toHaveText(
      '−20%Autumn weeks20% off selected furniture until the end of the monthCurrent offers',
    );
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
  await expect(offer).toBeVisible();
  await expect(top).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Sofas', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Sofas' }).waitFor();

  await alterAnswer<object>(page, 'content/page', (model) => ({ ...model, renderTopImage: false }));
  await openPage(page, sofas);
  await expect(offer).toBeVisible();
  await expect(top).toHaveCount(0);
});

test('LIST-01 a skeleton shows for each product being fetched; the call has the parameters of the address', async ({
  page,
}) => {
  const release = await pauseRequests(page, isListing);
  const listingCall = page.waitForRequest(isListing);
  const skeletons = list(page).locator('[aria-hidden="true"] [aria-hidden="true"]:has(> div)');
  const choice = 'filter::Brand=Sem%253Bkolon;Bergholm&min::Width=162&max::Width=290';
  await openPage(
    page,
    `${sofas}?instock=true&sortOrder=1&order=asc&selectedModel=1-2&utm_source=a&${choice}`,
  );
  await expect(list(page)).toHaveAttribute('aria-busy', 'true');
  await expect(skeletons).toHaveCount(24);
  release();
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  await cards(page).first().waitFor();
  await expect(skeletons).toHaveCount(0);
  expect(Object.fromEntries(new URL((await listingCall).url()).searchParams)).toEqual({
    skip: '0',
    take: '24',
    sortOrder: '1',
    instock: 'true',
    order: 'asc',
    selectedModel: '1-2',
    'filter::Active': 'True',
    'filter::Brand': 'Sem%3Bkolon;Bergholm',
    'min::Width': '162',
    'max::Width': '290',
  });
});

test('LIST-06 of 10,000 hits whose pages overlap each product shows once, and an empty page ends the list', async ({
  page,
}) => {
  await page.route(isListing, async (route) => {
    const url = new URL(route.request().url());
    const skip = Number(url.searchParams.get('skip'));
    url.searchParams.set('skip', String(Math.max(0, skip - 4)));
    const response = await route.fetch({ url: url.href });
    const answer = (await response.json()) as ListingResult;
    const result = skip < 48 ? answer.result : [];
    await route.fulfill({ response, json: { ...answer, result, numberOfHits: 10_000 } });
  });
  await openPage(page, sofas);
  await expect(page.getByText('Showing 24 of 10,000')).toBeAttached();
  const more = page.getByRole('button', { name: 'Load more' });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3000);
      return more.count();
    })
    .toBe(0);
  await expect(page.getByText('Showing 44 of 10,000')).toBeAttached();
  const links = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(44);
  expect(links).toHaveLength(44);
});

test('CARD-10 a long marketing text ends at a word, with an ellipsis', async ({ page }) => {
  const marketingText = 'Deep seats and a cover that comes off. '.repeat(8).trim();
  await alterAnswer<ListingResult>(page, 'categories/sofas/products*', (answer) => ({
    ...answer,
    result: answer.result.map((product) => ({ ...product, marketingText, keyFacts: [] })),
  }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, sofas);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const shown = await cards(page)
    .first()
    .getByText(/^Deep seats/)
    .innerText();
  expect(shown).toMatch(/[^\s.,]…$/);
  expect(marketingText.split(shown.slice(0, -1))[1]).toMatch(/^[ .]/);
});
