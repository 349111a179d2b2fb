import { expect, test, type Page } from '@playwright/test';
import { answerPages, pagesAsked, recordCalls } from '../../support/browser/shopAnswers';
import { openPage } from '../../support/browser/shopWindow';

const delivery = '/en/customer-service/delivery';
const chunk = /assets\/ContentPage-.*\.js$/;
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' });

function recordChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (chunk.test(request.url())) chunks.push(request.url());
  });
  return chunks;
}

for (const by of ['hover', 'focus'] as const) {
  test(`APP-01 on ${by} a link's page and chunk are fetched, and not again when it is followed`, async ({
    page,
  }) => {
    await openPage(page, '/en');
    const calls = recordCalls(page);
    const chunks = recordChunks(page);
    await link(page)[by]();
    await expect.poll(() => pagesAsked(calls)).toEqual([delivery]);
    await expect.poll(() => chunks.length).toBe(1);
    await link(page).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor();
    expect(pagesAsked(calls)).toEqual([delivery]);
    expect(chunks).toHaveLength(1);
  });
}

test('APP-14 hovering a link whose page or chunk is missing changes nothing; following it shows the error', async ({
  page,
  context,
}) => {
  const answers = new Map([[delivery, { status: 500 }]]);
  await answerPages(page, answers);
  await context.route(chunk, (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/en');
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const calls = recordCalls(page);
  await link(page).hover();
  await expect.poll(() => pagesAsked(calls)).toEqual([delivery]);
  answers.clear();
  const gone = page.waitForResponse(chunk);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of purchase' }).hover();
  await gone;
  await expect(
    page.getByRole('heading', { level: 1, name: 'Furniture for the rest of your life' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads).toBe(0);

  await link(page).click();
  await page.getByRole('heading', { level: 1, name: 'This page has been updated' }).waitFor();
  expect(loads).toBe(1);
});

test('APP-14 a page whose chunk is lost with the connection reloads once, and is then not called updated', async ({
  page,
  context,
}) => {
  await context.route(chunk, (route) => route.abort('connectionreset'));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(delivery);
  await page.getByRole('heading', { level: 1, name: 'This could not be loaded' }).waitFor();
  expect(loads).toBe(2);
  await context.unroute(chunk);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor();
});

test('APP-14 a modal whose chunk is missing shows an error, and input on the page is retained', async ({
  page,
  context,
}) => {
  await context.route(/assets\/SignInModal-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/en/forgotten-password');
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const field = page.getByRole('main').getByLabel('E-mail');
  await field.fill('half@writ');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'This page has been updated' });
  await expect(modal.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(field).toHaveValue('half@writ');
  expect(loads).toBe(0);
});
