import { expect, test, type Page } from '@playwright/test';
import type { components } from '../../../src/api/generated/types';
import { alterAnswer } from '../../support/browser/shopAnswers';
import { openPage } from '../../support/browser/shopWindow';

type Header = components['schemas']['Header'];

/** Links of the header that no column of the footer has, in wide windows: in the footer. */
const footer = (page: Page) => page.getByRole('contentinfo');
const link = (page: Page, name: string) => footer(page).getByRole('link', { name, exact: true });

/** Add links to the header as an editor might write them, each named by its index. */
async function withLinks(page: Page, hrefs: readonly string[]): Promise<void> {
  await alterAnswer<Header>(page, 'content/header', (header) => ({
    ...header,
    headerLinks: hrefs.map((url, index) => ({ id: `l${index}`, title: `L${index}`, url })),
  }));
  await openPage(page, '/en/about-us');
  await footer(page).getByText('L0').waitFor();
}

test('APP-11 an unsafe address is no link', async ({ page }) => {
  const hrefs = [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://localhost/0b7a',
    'file:///etc/passwd',
    'https://[bad',
    '',
  ];
  await withLinks(page, hrefs);
  for (const [index] of hrefs.entries()) {
    await expect(footer(page).getByText(`L${index}`)).toBeVisible();
    await expect(link(page, `L${index}`)).toHaveCount(0);
  }
});

test('APP-11 other hosts open a new tab without opener, and never an in-app route', async ({
  page,
  context,
}) => {
  await context.route(/evil/, (route) => route.fulfill({ body: 'elsewhere' }));
  const hrefs = [
    '//evil.example/a',
    '/\\evil.example/b',
    'https:///evil.example/c',
    'https://shop@evil.example/d',
    'http://localhost:1/evil',
    'http://localhost.evil.example/f',
  ];
  await withLinks(page, hrefs);
  for (const [index] of hrefs.entries()) {
    const outside = link(page, `L${index} (opens in a new tab)`);
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    const [tab] = await Promise.all([context.waitForEvent('page'), outside.press('Enter')]);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL(/\/en\/about-us$/);
});

test('APP-11 links of the same host navigate in the app, mailto and tel are unchanged, slashes collapse', async ({
  page,
}) => {
  const thrown: unknown[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const hrefs = [
    '/.//evil',
    `${origin}/en/guides/sofa-guide`,
    'mailto:a@b.example',
    'tel:+4722004400',
    '/en/%E0%A4%A',
  ];
  await withLinks(page, hrefs);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await expect(link(page, 'L2')).toHaveAttribute('href', 'mailto:a@b.example');
  await expect(link(page, 'L3')).toHaveAttribute('href', 'tel:+4722004400');
  await link(page, 'L1').click();
  await expect(page).toHaveURL(/\/en\/guides\/sofa-guide$/);
  await link(page, 'L4').click();
  await expect(page).toHaveURL(`${origin}/en/not-found`);
  await page.goBack();
  await link(page, 'L0').click();
  await page.getByRole('heading', { level: 1, name: 'We can’t find this page' }).waitFor();
  await expect(page).toHaveURL(`${origin}/en/not-found`);
  expect(loads).toBe(0);
  expect(thrown).toEqual([]);
});

test('APP-04 an anchor scrolls smoothly to its place on the page, which Back leaves again', async ({
  page,
}) => {
  await alterAnswer<Header>(page, 'content/header', (header) => ({
    ...header,
    headerLinks: [{ id: 'l0', title: 'Up', url: '#far-up' }],
  }));
  await openPage(page, '/en');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('id', 'far-up'));
  await page.evaluate(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      document.body.dataset['scrolled'] ??= JSON.stringify(options);
      scroll.call(this, options);
    };
    document.addEventListener('scrollend', () => document.body.setAttribute('data-arrived', ''));
  });
  await link(page, 'Up').focus();
  // Two frames: the event of the scroll by focus comes before the second.
  const before = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY))),
      ),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en#far-up$/);
  await expect(page.locator('body[data-arrived]')).toBeAttached();
  await expect(page.locator('#far-up')).toBeInViewport();
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', '{"behavior":"smooth"}');
  await page.goBack();
  // Parts that load meanwhile change the height of the page a little, and move it to the anchor once more.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
});
