import { expect, test, type Page } from '@playwright/test';
import type { GlobalSettings } from '../../../src/features/settings/settings';
import {
  alterAnswer,
  answerPages,
  pagesAsked,
  recordCalls,
  type PageAnswer,
} from '../../support/browser/shopAnswers';
import { openPage, signIn } from '../../support/browser/shopWindow';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const delivery = '/en/customer-service/delivery';

/** Follow a link to the delivery page, with the given responses to its call. */
async function followDelivery(page: Page, answers: [path: string, answer: PageAnswer][]) {
  const changing = new Map(answers);
  await answerPages(page, changing);
  await openPage(page, '/en/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click();
  return changing;
}

async function withoutStaticPages(page: Page): Promise<void> {
  await alterAnswer<GlobalSettings>(page, 'site/global-settings', ({ staticPages, ...settings }) => {
    const { notFoundPage: _notFound, errorPage: _error, ...others } = staticPages;
    return { ...settings, staticPages: others as typeof staticPages };
  });
}

test('APP-05 a 404 leads to the not-found URL of the settings, and Back in its header returns to the page before', async ({
  page,
}) => {
  await followDelivery(page, [[delivery, { status: 404 }]]);
  await heading(page, 'We can’t find this page').waitFor();
  await expect(page).toHaveURL(/\/en\/not-found$/);
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/about-us$/);
});

test('APP-05 a 301 is followed, and leaves nothing in the history', async ({ page }) => {
  const redirectUrl = '/en/guides/sofa-guide';
  await followDelivery(page, [[delivery, { status: 301, json: { redirectUrl } }]]);
  await expect(page).toHaveURL(/\/en\/guides\/sofa-guide$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/about-us$/);
});

for (const answer of [{ status: 403 }, { status: 418 }, { status: 500 }, 'lost'] as const) {
  const name = answer === 'lost' ? 'a lost line' : `a ${answer.status}`;
  test(`APP-05 ${name} leads to the error URL of the settings, whose retry opens the address again`, async ({
    page,
  }) => {
    const answers = await followDelivery(page, [[delivery, answer]]);
    await heading(page, 'Something broke').waitFor();
    await expect(page).toHaveURL(/\/en\/error$/);
    answers.clear();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).press('Enter');
    await heading(page, 'Delivery').waitFor();
    await expect(page).toHaveURL(new RegExp(`${delivery}$`));
  });
}

test('APP-05 a redirect loop ends on the error page', async ({ page }) => {
  const calls = recordCalls(page);
  await followDelivery(page, [
    [delivery, { status: 301, json: { redirectUrl: '/en/elsewhere' } }],
    ['/en/elsewhere', { status: 301, json: { redirectUrl: delivery } }],
  ]);
  await heading(page, 'Something broke').waitFor();
  await expect(page).toHaveURL(/\/en\/error$/);
  expect(pagesAsked(calls).filter((path) => path !== '/en/about-us').length).toBeLessThan(12);
});

for (const redirectUrl of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`APP-05 a 301 to ${redirectUrl} is not followed`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await followDelivery(page, [[delivery, { status: 301, json: { redirectUrl } }]]);
    await heading(page, 'Something broke').waitFor();
    await expect(page).toHaveURL(/\/en\/error$/);
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
  });
}

test.describe('without the offline page', () => {
  test.use({ serviceWorkers: 'block' });

  test('APP-05 reloading the error page opens the address that failed, also after a reload without a network', async ({
    page,
    context,
  }) => {
    const answers = await followDelivery(page, [[delivery, 'lost']]);
    await heading(page, 'Something broke').waitFor();
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await context.setOffline(false);
    answers.clear();
    await page.reload();
    await heading(page, 'Delivery').waitFor();
    await expect(page).toHaveURL(new RegExp(`${delivery}$`));
  });
});

test('APP-05 Back to an error page of another document opens the address that failed for it', async ({
  page,
}) => {
  const guide = '/en/guides/sofa-guide';
  const answers = await followDelivery(page, [
    [delivery, { status: 503 }],
    [guide, { status: 503 }],
  ]);
  await heading(page, 'Something broke').waitFor();
  await page.goto(guide);
  await heading(page, 'Something broke').waitFor();
  answers.clear();
  await page.goBack();
  await heading(page, 'Delivery').waitFor();
  await expect(page).toHaveURL(new RegExp(`${delivery}$`));
});

test('APP-05 an error page that fails too is replaced by the built-in one, whose retry opens the address again', async ({
  page,
}) => {
  const answers = await followDelivery(page, [
    [delivery, { status: 500 }],
    ['/en/error', { status: 500 }],
  ]);
  await heading(page, 'Unexpected error').waitFor();
  answers.clear();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Delivery').waitFor();
  await expect(page).toHaveURL(new RegExp(`${delivery}$`));
});

test('APP-05 settings without those URLs: the app’s own pages, at the address that failed', async ({
  page,
}) => {
  await withoutStaticPages(page);
  const answers = await followDelivery(page, [[delivery, { status: 404 }]]);
  await heading(page, 'We could not find that page').waitFor();
  await expect(page).toHaveURL(new RegExp(`${delivery}$`));
  answers.set(delivery, { status: 500 });
  await page.reload();
  await heading(page, 'Unexpected error').waitFor();
  answers.clear();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Delivery').waitFor();
});

test('APP-12 static pages are linked at the addresses of the settings', async ({ page }) => {
  const renamed = { '/en/not-found': '/en/gone', '/en/search': '/en/find', '/en/cart': '/en/basket' };
  await alterAnswer<GlobalSettings>(page, 'site/global-settings', (settings) => {
    let text = JSON.stringify(settings);
    for (const [from, to] of Object.entries(renamed)) text = text.replaceAll(`"${from}"`, `"${to}"`);
    return JSON.parse(text) as GlobalSettings;
  });
  const answers = await followDelivery(page, [[delivery, { status: 404 }]]);
  await expect(page).toHaveURL(/\/en\/gone$/);
  answers.clear();
  await openPage(page, '/en/about-us');
  const calls = recordCalls(page);
  await page.getByRole('banner').getByRole('combobox').fill('oak');
  await page.keyboard.press('Enter');
  await expect.poll(() => pagesAsked(calls)).toContain('/en/find?query=oak');
  await openPage(page, '/en/about-us');
  await signIn(page);
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cart).toHaveAttribute('href', '/en/basket');
});

test('APP-02 an unknown page type shows the error page and is reported', async ({ page }) => {
  const json = { pageType: 'HologramPage', pageTitle: 'Look', breadcrumb: [], contentArea: [] };
  await followDelivery(page, [[delivery, { status: 200, json }]]);
  await heading(page, 'Something broke').waitFor();
  await expect(page).toHaveURL(/\/en\/error$/);
  const reports = await page.evaluate(() =>
    window.dataLayer?.filter(({ event }) => event === 'unknown_content'),
  );
  expect(reports).toEqual([{ event: 'unknown_content', kind: 'pageType', name: 'HologramPage' }]);
});

test('APP-15 failed settings show an error with a retry, which opens the shop', async ({ page }) => {
  await page.route('**/api/site/global-settings', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/en');
  await expect(page.getByText('The shop could not be loaded. Please try again in a moment.')).toBeVisible();
  await page.unroute('**/api/site/global-settings');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await heading(page, 'Furniture for the rest of your life').waitFor();
});

test('APP-01 addresses with broken encoding, prototype names and odd slashes do no harm', async ({
  page,
}) => {
  const thrown: unknown[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.goto('/en/furniture/living-room/sofas?query=%E0%A4%A&filter::__proto__=a;b&__proto__[x]=1');
  await heading(page, 'Sofas').waitFor();
  await page.goto('/.//evil.example');
  await heading(page, 'We can’t find this page').waitFor();
  expect(new URL(page.url()).hostname).toBe('localhost');
  expect(thrown).toEqual([]);
});
