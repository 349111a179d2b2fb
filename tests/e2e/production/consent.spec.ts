import { expect, test, type Page } from '@playwright/test';
import type { WebVital } from '../../../src/features/analytics/WebVitals';
import type { GlobalSettings } from '../../../src/features/settings/settings';
import { alterAnswer } from '../../support/browser/shopAnswers';
import { recordViolations } from '../../support/browser/recordViolations';
import { operations, widthsAndOperations } from '../../support/browser/operation';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  setWidth,
} from '../../support/browser/shopWindow';

// The tests alter the policy of documents, which a service worker would fetch itself.
test.use({ serviceWorkers: 'block' });

const banner = (page: Page) => page.getByRole('region', { name: 'May we collect statistics?' });
const eventsOf = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).flatMap(({ event }) => event ?? []));
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(window.localStorage));

/** Add third parties to the settings, so that the consent dialog appears. */
const nameThirdParties = (page: Page) =>
  alterAnswer<GlobalSettings>(page, 'site/global-settings', (settings) => ({
    ...settings,
    gtmId: 'GTM-ABC1234',
    insightKey: '0a1b2c3d-0000-4000-8000-0123456789ab',
  }));

/** Allow the third parties in the content security policy of the documents, as the README says. */
const allowThirdParties = (page: Page) =>
  page.route(/^[^.]+$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = (headers['content-security-policy'] ?? '').replace(
      "script-src 'self'",
      '$& https://www.googletagmanager.com https://js.monitor.azure.com',
    );
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });

test('ANA-03 below the question the hero of the start page is in the first window whole', async ({
  page,
}) => {
  await nameThirdParties(page);
  const hero = page.getByRole('main').locator('section').first();
  for (const [width, height] of [
    [320, 640],
    [375, 812],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, '/en');
    await expect(banner(page)).toBeVisible();
    await expect(hero.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole('link')).toBeInViewport({ ratio: 1 });
  }
});

test('ANA-03 an answer to the question leaves the page where it is', async ({ page }) => {
  await nameThirdParties(page);
  await openPage(page, '/en');
  await banner(page).getByRole('button', { name: 'Only necessary' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [width, by] of widthsAndOperations)
  test(`ANA-02 at ${width} px consent covers nothing, is given by ${by}, remembered, and withdrawn in the footer`, async ({
    page,
  }) => {
    test.slow();
    const { press } = operations[by];
    const look = async (part?: string) => {
      await expectAccessible(page, part);
    };
    const foreign: string[] = [];
    const violations = await recordViolations(page);
    await allowThirdParties(page);
    await page.route(/^https:\/\/(www\.googletagmanager\.com|js\.monitor\.azure\.com)\//, (route) => {
      foreign.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await nameThirdParties(page);
    await page.setViewportSize({ width: width === 375 ? 320 : width, height: 640 });
    await openPage(page, '/en/customer-service');
    await expect(banner(page)).toBeVisible();
    const [asked, main] = [await banner(page).boundingBox(), await page.getByRole('main').boundingBox()];
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual((main?.y ?? 0) + 1);
    await expectNoSidewaysScroll(page);
    await setWidth(page, width);
    await look();
    expect(foreign).toEqual([]);
    expect(await storedKeys(page)).not.toContain('consent');

    await press(banner(page).getByRole('button', { name: 'Allow statistics' }));
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => foreign.toSorted()).toEqual(['js.monitor.azure.com', 'www.googletagmanager.com']);
    await page.reload();
    await expect.poll(() => foreign).toHaveLength(4);
    await expect.poll(() => eventsOf(page)).toEqual(['gtm.js', 'virtual_pageview']);
    await expect(banner(page)).toHaveCount(0);

    const footer = page.getByRole('contentinfo');
    const opener = footer.getByRole('button', { name: 'Privacy settings' });
    await press(opener);
    await expect(footer.getByRole('button', { name: 'Allow statistics' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await look('footer');
    await press(footer.getByRole('button', { name: 'Only necessary' }));
    await expect(opener).toBeFocused();
    await press(footer.getByRole('link', { name: 'Delivery' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    expect(await eventsOf(page)).not.toContain('virtual_pageview');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    expect(foreign).toHaveLength(4);
    expect(violations).toEqual([]);
  });

test('ANA-03 Web Vitals go to the hook of the deployment after consent, and no longer after its withdrawal', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const vitals: WebVital[] = [];
    Object.assign(window, { vitals, webVitalsReporter: (vital: WebVital) => vitals.push(vital) });
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const isLoaded = () => scripts.some((path) => path.includes('web-vitals'));
  const vitals = () => page.evaluate(() => (window as unknown as { vitals: WebVital[] }).vitals);
  await page.route(/^[^.]+$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const tag = 'name="consent-categories" content="';
    return route.fulfill({ response, body: (await response.text()).replace(tag, `${tag}statistics`) });
  });
  await openPage(page, '/en/customer-service');
  await expect(banner(page)).toBeVisible();
  expect(isLoaded()).toBe(false);
  expect(await vitals()).toEqual([]);

  await banner(page).getByRole('button', { name: 'Allow statistics' }).click();
  await expect.poll(async () => (await vitals()).map(({ name }) => name)).toContain('FCP');
  const [vital] = await vitals();
  expect(vital).toMatchObject({ pageType: 'StandardPage' });
  expect(vital?.version).toMatch(/\d/);
  expect(vital?.value).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Privacy settings' }).click();
  await page.getByRole('button', { name: 'Only necessary' }).click();
  // The others are complete when the page is hidden.
  const count = (await vitals()).length;
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await vitals()).toHaveLength(count);
});
