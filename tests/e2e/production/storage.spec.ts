import { expect, test, type Page } from '@playwright/test';
import { alterAnswer } from '../../support/browser/shopAnswers';
import { openPage, signIn } from '../../support/browser/shopWindow';

function recordThrown(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  return thrown;
}

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Switch the theme and the VAT display, follow a link and come back: everything that writes to storage. */
async function useShop(page: Page): Promise<void> {
  await openPage(page, '/en/about-us');
  await signIn(page);
  expect((await theme(page)) ?? 'light').toBe('light');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Use the dark theme' }).click();
  expect(await theme(page)).toBe('dark');
  const vat = page.getByRole('banner').getByRole('switch', { name: 'Prices incl. VAT' });
  await vat.click();
  await expect(vat).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click();
  await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'About Furulia' }).waitFor();
  await expect(vat).toHaveAttribute('aria-checked', 'false');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

test('APP-08 with storage blocked the shop remembers as long as the page lasts', async ({ page }) => {
  const thrown = recordThrown(page);
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await useShop(page);
  expect(thrown).toEqual([]);
});

test('APP-08 the same with storage that is full', async ({ page }) => {
  const thrown = recordThrown(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await useShop(page);
  expect(thrown).toEqual([]);
});

test('APP-08 what is corrupt or foreign in storage counts as nothing', async ({ page }) => {
  const thrown = recordThrown(page);
  await page.addInitScript(() => {
    if (window.name === 'seen') return;
    window.name = 'seen';
    localStorage.setItem('theme', '"><script>');
    localStorage.setItem('systemSetting', '{}');
    for (const key of ['language', 'scroll', 'reloadedFor', '__proto__']) sessionStorage.setItem(key, '[[{"');
  });
  await useShop(page);
  expect(thrown).toEqual([]);
});

test('APP-09 the theme is stored, and applied before the app has loaded', async ({ page }) => {
  await openPage(page, '/en/about-us');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Use the dark theme' }).press('Enter');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.route(/assets\/index-.*\.js$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#site-loader')).toHaveCSS('background-color', 'rgb(20, 25, 23)');
});

test('APP-15 HTML in a translation is text, and a missing one is English', async ({ page }) => {
  await alterAnswer<Record<string, string>>(page, 'site/translations', (texts) => {
    const { 'navigation.favorites': _missing, ...others } = texts;
    return { ...others, 'navigation.signIn': '<img src=x onerror=document.title=1>' };
  });
  await page.goto('/sv');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: '<img src=x onerror=document.title=1>' })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Favourites' })).toBeVisible();
  await expect(page).not.toHaveTitle('1');
});
