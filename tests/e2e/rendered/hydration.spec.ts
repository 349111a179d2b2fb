import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { recordPageErrors } from '../../support/browser/pageErrors';
import { recordViolations } from '../../support/browser/recordViolations';
import { layoutShifts, watchLayout } from '../../support/browser/layoutShift';
import { recordCalls } from '../../support/browser/shopAnswers';
import { setWidth, signIn } from '../../support/browser/shopWindow';
import { samplePages } from '../../support/samplePages';

/** A page of each type that the service renders. */
const addresses = [
  samplePages.StartPage,
  samplePages.CategoryPage,
  samplePages.SearchPage,
  samplePages.ProductPage,
  samplePages.StandardPage,
  samplePages.InspirationPage,
  samplePages.InformationPage,
  samplePages.StorefrontPage,
  samplePages.CampaignPage,
  samplePages.NotFoundPage,
  samplePages.ErrorPage,
];

/** True for an element with React's handlers. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

/** Open a page that the service has rendered, and wait until the browser has taken it over, its lazy parts too. */
async function openRendered(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(await response?.text(), address).toContain('id="rendered-state"');
  await expect.poll(() => page.getByRole('contentinfo').evaluate(isTakenOver), address).toBe(true);
}

/** Address of an English page in a language; the English one where it has no other. */
async function addressIn(language: string, address: string, request: APIRequestContext): Promise<string> {
  const response = await request.get(address, { maxRedirects: 0 });
  const alternate = new RegExp(`<link rel="alternate" hreflang="${language}" href="([^"]+)"`, 'i');
  return alternate.exec(await response.text())?.[1] ?? address;
}

for (const [width, language, userAgent, colorScheme] of [
  [1440, 'en', undefined, 'light'],
  [820, 'no', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'light'],
  [390, 'sv', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36', 'dark'],
] as const)
  test.describe(`at ${width} px, ${language}`, () => {
    test.use({ ...(userAgent && { userAgent }), colorScheme });

    test('APP-15 the browser takes over each rendered page as it is: no exception, violation, shift, or call sent twice', async ({
      page,
      request,
    }) => {
      test.setTimeout(180_000);
      const errors = await recordPageErrors(page);
      const violations = await recordViolations(page);
      await watchLayout(page);
      await setWidth(page, width);
      for (const english of addresses)
        await test.step(english, async () => {
          const address = await addressIn(language, english, request);
          const calls = recordCalls(page);
          await openRendered(page, address);
          const paths = calls.map(({ path }) => path);
          for (const path of ['content/page', 'site/translations', 'content/header', 'customer'])
            expect(paths, address).not.toContain(path);
          // When the font loads after the first text, words move slightly.
          const shifts = (await layoutShifts(page)).filter(({ value }) => value >= 0.004);
          expect(shifts, address).toEqual([]);
        });
      // The pages themselves are a 404 and a 500.
      expect(errors.filter((error) => !/status of (404|500)/.test(error))).toEqual([]);
      expect(violations).toEqual([]);
    });
  });

test('CARD-08 a rendered category takes over the stored VAT basis, view and theme of its customer', async ({
  page,
}) => {
  await setWidth(page, 1440);
  const errors = await recordPageErrors(page);
  await openRendered(page, samplePages.CategoryPage);
  await signIn(page);
  const vat = page.getByRole('switch', { name: /VAT/ });
  await vat.click();
  await expect(vat).not.toBeChecked();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Use the dark theme' }).click();
  await openRendered(page, samplePages.CategoryPage);
  await expect(vat).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link', { name: /My account/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('LIST-12 a rendered category takes over the stored page number of its visitor', async ({ page }) => {
  const errors = await recordPageErrors(page);
  await openRendered(page, samplePages.CategoryPage);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/take=48/);
  await openRendered(page, samplePages.CategoryPage);
  await expect(page).toHaveURL(/take=48/);
  await expect(page.getByRole('article', { includeHidden: true })).not.toHaveCount(24);
  expect(errors).toEqual([]);
});

test('SEO-01 a page with its metadata alone in the document has it once when the browser has rendered it', async ({
  page,
}) => {
  const response = await page.goto(samplePages.FdvPage);
  expect(await response?.text()).toContain('data-described property="og:title"');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
});

test.describe('late pictures', () => {
  const late = (page: Page) => page.getByRole('article').locator('img[loading=lazy]').first();
  const entry = /\/assets\/index-[\w-]+\.js$/;

  test('APP-15 late pictures of a rendered category are fetched after its scripts', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(entry, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(samplePages.CategoryPage, { waitUntil: 'commit' });
    const first = page.getByRole('article').first().locator('img');
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await expect(late(page)).toHaveJSProperty('naturalWidth', 0);
    release();
    await late(page).scrollIntoViewIfNeeded();
    await expect(late(page)).toHaveCSS('opacity', '1');
    await expect(late(page)).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('APP-15 a rendered category whose scripts are lost shows them', async ({ page }) => {
    await page.route(entry, (route) => route.abort());
    await page.goto(samplePages.CategoryPage);
    await late(page).scrollIntoViewIfNeeded();
    await expect(late(page)).toHaveCSS('opacity', '1');
    await expect(late(page)).not.toHaveJSProperty('naturalWidth', 0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SEO-01 a category shows its heading, and its first products with links and pictures', async ({
    page,
  }) => {
    await page.goto('/en/furniture/living-room/sofas');
    await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
    const card = page.getByRole('article').last();
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/en\//);
    await expect(card.locator('img')).toHaveCSS('opacity', '1');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' })).toBeVisible();
  });

  test('PDP-01 a product shows its description and specifications', async ({ page }) => {
    await page.goto(samplePages.ProductPage);
    await expect(page.getByRole('heading', { name: 'About the product' })).toBeVisible();
    await expect(page.getByText('Main material')).toBeVisible();
  });

  test('SEO-01 a page shows its heading, its text and the menu', async ({ page }) => {
    await page.goto('/en/customer-service/delivery');
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    await expect(page.getByText('Parcel to a pick-up point')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});
