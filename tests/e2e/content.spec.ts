import { expect, test, type Page } from '@playwright/test';
import { changePage } from '../support/browser/changePage';
import { samplePages } from '../support/samplePages';
import { openPage, setWidth } from '../support/browser/shopWindow';

const main = (page: Page) => page.getByRole('main');

test('PDP-04 an unknown block type is skipped and reported, the blocks around it show', async ({ page }) => {
  await changePage(page, (answer) => {
    const unknown = {
      blockId: 'x',
      blockType: 'HologramBlock' as never,
      content: { heading: 'Look' } as never,
    };
    return { ...answer, contentArea: [unknown, ...answer.contentArea] };
  });
  await openPage(page, samplePages.StartPage);
  await expect(main(page).getByRole('heading', { name: 'Room by room' })).toBeVisible();
  await expect(main(page).getByText('Look', { exact: true })).toHaveCount(0);
  const reports = () =>
    page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'unknown_content'));
  await expect
    .poll(reports)
    .toEqual([{ event: 'unknown_content', kind: 'blockType', name: 'HologramBlock' }]);
});

test('PDP-04 a row of products moves by its buttons and by Tab, and stops card by card', async ({ page }) => {
  await openPage(page, samplePages.StartPage);
  const row = main(page).getByRole('region', { name: 'Sofas to settle into' });
  const list = row.getByRole('list').first();
  const left = () => list.evaluate((element) => element.scrollLeft);
  const back = row.getByRole('button', { name: 'Previous in Sofas to settle into' });
  const on = row.getByRole('button', { name: 'Next in Sofas to settle into' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await on.press('Enter');
  await expect(back).not.toHaveAttribute('aria-disabled');
  /** Expect the row to snap with a card at its left edge. */
  const expectSnapped = () =>
    expect
      .poll(() =>
        list.evaluate((element) => {
          const { left: edge } = element.getBoundingClientRect();
          const padding = parseFloat(getComputedStyle(element).paddingLeft);
          const offsets = [...element.children].map(
            (card) => card.getBoundingClientRect().left - edge - padding,
          );
          return Math.min(...offsets.map(Math.abs));
        }),
      )
      .toBeLessThan(2);
  await expect.poll(left).toBeGreaterThan(300);
  await expectSnapped();
  await back.press('Enter');
  await expect.poll(left).toBe(0);

  // By Tab: the focused link scrolls into view.
  const last = row.getByRole('heading').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(on).toHaveAttribute('aria-disabled', 'true');

  await setWidth(page, 375);
  await expect(on).toBeHidden();
});

test('PDP-04 questions open by key and by pointer, one answer each', async ({ page }) => {
  await openPage(page, samplePages.InformationPage);
  const [first, second] = await main(page).locator('button[aria-expanded]').all();
  if (!first || !second) throw new Error('The page has no questions');
  const answer = (question: typeof first) =>
    question.evaluate(
      (button) =>
        getComputedStyle(document.getElementById(button.getAttribute('aria-controls') ?? '') ?? button)
          .visibility,
    );
  expect(await answer(first)).toBe('hidden');
  await first.press('Enter');
  await expect.poll(() => answer(first)).toBe('visible');
  await second.click();
  await expect.poll(() => answer(second)).toBe('visible');
  expect(await answer(first)).toBe('visible');
});

test('PDP-04 a video fetches nothing before it is played, and nothing from anywhere else', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/en/about-us');
  const video = main(page).locator('video');
  await video.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.endsWith('.webm'))).toEqual([]);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(asked.filter((url) => url.endsWith('.webm'))).not.toEqual([]);
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual([]);
});

test('PDP-04 tiles show pictures as large as they are shown, not larger', async ({ page }) => {
  await setWidth(page, 375);
  await openPage(page, '/en/inspiration');
  const tile = main(page).getByRole('link', { name: 'The long table', exact: true }).first();
  await tile.scrollIntoViewIfNeeded();
  const source = () => tile.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toMatch(/-640\.webp$/);
  await expect(tile.locator('img')).toHaveAttribute('srcset', /-640\.webp 640w, .*-1280\.avif 1280w/);
});

test('PDP-05 a block preview shows one block, the first', async ({ page }) => {
  await changePage(page, (answer) => ({
    ...answer,
    contentArea: [...answer.contentArea, ...answer.contentArea],
  }));
  await openPage(page, samplePages.BlockPreviewPage);
  await expect(main(page).getByRole('blockquote')).toHaveCount(1);
});

test('PDP-04 a store shows its address and opening hours, today by the visitor’s clock', async ({ page }) => {
  // A Sunday, when the store is closed; then a day with other hours.
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'));
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, samplePages.StorefrontPage);
  await expect(main(page).getByText('Today: Closed')).toBeInViewport();
  await setWidth(page, 1280);
  await expect(main(page).getByRole('link', { name: /^\+47/ })).toBeInViewport();
  await expect(main(page).getByText('Today: Closed')).toBeInViewport();
  await expect(main(page).getByRole('row', { name: 'Sunday' })).toHaveAttribute('aria-current', 'date');
  await expect(main(page).getByRole('link', { name: /^Open the map/ })).toHaveAttribute('target', '_blank');
  await page.clock.setFixedTime(new Date('2026-12-24T12:00:00'));
  await page.reload();
  await expect(main(page).getByText('Today: 24 December, 10:00–13:00')).toBeVisible();
});

test('APP-02 not found: a search by keyboard, and suggested pages', async ({ page }) => {
  await openPage(page, '/en/nowhere-at-all');
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible();
  await expect(
    main(page).getByRole('navigation', { name: 'Suggested pages' }).getByRole('link').first(),
  ).toBeVisible();
  await setWidth(page, 375);
  const submit = await main(page).getByRole('search').getByRole('button').boundingBox();
  expect(submit?.height, 'a line of text').toBeLessThan(56);
  await main(page).getByRole('searchbox').fill('sofa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?query=sofa$/);
});

test('APP-05 an error: retry opens the failed address again', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (...call) => {
      const response = await ask(...call);
      const fails = response.url.endsWith('/api/content/page') && location.pathname.endsWith('/delivery');
      return fails && sessionStorage.getItem('recovered') === null
        ? new Response('{}', { status: 403 })
        : response;
    };
  });
  await openPage(page, '/en/customer-service/delivery');
  await expect(page.getByRole('heading', { level: 1, name: 'Something broke' })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('recovered', 'yes'));
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
});
