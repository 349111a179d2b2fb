import { expect, test, type Page } from '@playwright/test';
import { pauseRequests } from '../../support/browser/pauseRequests';
import {
  alterAnswer,
  answerPages,
  pagesAsked,
  recordCalls,
  type PageAnswer,
} from '../../support/browser/shopAnswers';
import {
  mobileHeaderMax,
  nextFrames,
  openPage,
  setWidth,
  signIn,
  widths,
} from '../../support/browser/shopWindow';

const delivery = '/en/customer-service/delivery';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).dispatchEvent('click');

async function toDeliveryAndBack(page: Page): Promise<void> {
  await openPage(page, '/en/about-us');
  await follow(page, 'Delivery');
  await heading(page, 'Delivery').waitFor();
  await page.goBack();
  await heading(page, 'About Furulia').waitFor();
}

test('APP-03 back and forward fetch the page again and show the cached one meanwhile', async ({ page }) => {
  const calls = recordCalls(page);
  await toDeliveryAndBack(page);
  await expect.poll(() => pagesAsked(calls)).toEqual(['/en/about-us', delivery, '/en/about-us']);
  const release = await pauseRequests(page, '**/api/content/page');
  await page.goForward();
  await heading(page, 'Delivery').waitFor();
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeVisible();
  release();
  await expect(progress).toHaveCount(0);
  expect(pagesAsked(calls)).toEqual(['/en/about-us', delivery, '/en/about-us', delivery]);
});

test('APP-03 a page whose refetch fails remains with a notice; one that is not found any more is replaced', async ({
  page,
}) => {
  const answers = new Map<string, PageAnswer>();
  await answerPages(page, answers);
  await toDeliveryAndBack(page);
  answers.set(delivery, { status: 403 });
  await page.goForward();
  await heading(page, 'Delivery').waitFor();
  await expect(page.getByRole('alert')).toContainText('This page could not be updated');
  answers.delete(delivery);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  answers.set('/en/about-us', { status: 404 });
  await page.goBack();
  await heading(page, 'We can’t find this page').waitFor();
});

test('APP-03 the VAT switch at every width fetches the page again, once per toggle', async ({ page }) => {
  await openPage(page, '/en/about-us');
  await signIn(page);
  const vat = page.getByRole('switch', { name: 'Prices incl. VAT' });
  for (const width of widths) {
    await setWidth(page, width);
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    if (width <= mobileHeaderMax) await menu.click();
    const calls = recordCalls(page);
    await vat.click();
    await expect.poll(() => pagesAsked(calls)).toEqual(['/en/about-us']);
    await vat.press('Enter');
    await expect.poll(() => pagesAsked(calls)).toEqual(['/en/about-us', '/en/about-us']);
    await expect(vat).toHaveAttribute('aria-checked', 'true');
    if (width <= mobileHeaderMax) await page.keyboard.press('Escape');
  }
});

test('APP-04 a link to the current page scrolls to its top', async ({ page }) => {
  await openPage(page, '/en');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Furulia, home' }).dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/en$/);
});

test('APP-04 a hash link to a block far down ends at it, cold and within the page, though a picture above is late', async ({
  page,
}) => {
  const blocks = Array.from({ length: 60 }, (_, index) => ({
    blockType: 'ContentBlock',
    blockId: `part-${index}`,
    content: {
      heading: `Part ${index}`,
      text: `<p>${'Some text of this part. '.repeat(20)}<a href="#part-50">On to part 50</a></p><img src="/late-${index}.svg" alt="">`,
      image: null,
      link: null,
    },
  }));
  await alterAnswer<object>(page, 'content/page', (answer) => ({ ...answer, contentArea: blocks }));
  let release: () => void = () => undefined;
  await page.route('**/late-*.svg', async (route) => {
    await new Promise<void>((resolve) => {
      const before = release;
      release = () => {
        before();
        resolve();
      };
    });
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="700"/>';
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const target = page.getByRole('heading', { name: 'Part 50', exact: true });
  const top = () => target.evaluate((heading) => heading.getBoundingClientRect().top);
  /** Expect the heading below the sticky header, before and after the pictures above it have arrived. */
  const expectArrival = async () => {
    const pictures = () =>
      page.evaluate(() => [...document.images].filter(({ naturalHeight }) => naturalHeight === 700).length);
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(250);
    release();
    await expect.poll(pictures).toBeGreaterThan(0);
    await nextFrames(page);
    await expect.poll(top).toBeLessThan(250);
    expect(await top()).toBeGreaterThan(0);
  };

  await page.goto(`${delivery}#part-50`);
  await expectArrival();
  await page.goto(delivery);
  await page.getByRole('link', { name: 'On to part 50' }).first().click();
  await expectArrival();
});

test('APP-06 a link to a product shows its skeleton until it has loaded', async ({ page }) => {
  await openPage(page, '/en/furniture/living-room/sofas');
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await page.route('**/api/content/page', () => undefined);
  await card.dispatchEvent('click');
  const outline = page.getByRole('status').filter({ hasText: 'Loading the page' });
  await expect(outline).toBeVisible();
  await expect(outline.locator('[aria-hidden="true"]')).toHaveCount(18);
});
