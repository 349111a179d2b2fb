import { expect, test, type Page } from '@playwright/test';
import { alterAnswer, pagesAsked, recordCalls } from '../../support/browser/shopAnswers';
import { openPage, setWidth } from '../../support/browser/shopWindow';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Country and language' });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('language'));

/** Open the language selector from the footer, which every width has. */
async function openChoice(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Country/ })
    .press('Enter');
  await expect(modal(page)).toBeVisible();
}

for (const width of [375, 1280]) {
  test(`APP-08 at ${width} px a chosen language applies everywhere, at the address of this page in it`, async ({
    page,
  }) => {
    await setWidth(page, width);
    await openPage(page, '/en/about-us');
    await openChoice(page);
    await expect(modal(page).getByRole('button', { name: 'English', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const calls = recordCalls(page);
    if (width > 1024)
      await modal(page)
        .getByRole('button', { name: /^Svenska/ })
        .press('Enter');
    else
      await modal(page)
        .getByRole('button', { name: /^Svenska/ })
        .click();
    await expect(page).toHaveURL(/\/sv\/om-oss$/);
    await page.getByRole('heading', { level: 1, name: 'Om Furulia' }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(page.getByRole('contentinfo')).toContainText('Hjälp');
    await expect(page.getByRole('contentinfo').getByRole('button', { name: /Sverige/ })).toBeVisible();
    expect(await stored(page)).toBe('sv');
    expect(new Set(calls.map(({ language }) => language))).toEqual(new Set(['sv']));
    for (const path of ['site/global-settings', 'site/translations', 'content/footer', 'cart']) {
      expect(calls.map((call) => call.path)).toContain(path);
    }
    expect(pagesAsked(calls)).toEqual(['/sv/om-oss']);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Om Furulia' }).waitFor();
    expect(await stored(page)).toBe('sv');
  });
}

test('APP-18 a chosen country changes language and currency, on this page', async ({ page }) => {
  await openPage(page, '/no/om-oss');
  await expect(page.locator('html')).toHaveAttribute('lang', 'no');
  const open = () => page.getByRole('contentinfo').getByRole('button', { name: /^Land/ }).click();
  await open();
  const choice = page.getByRole('dialog');
  await expect(choice.getByRole('button', { name: /Norge NOK/ })).toHaveAttribute('aria-current', 'true');
  await choice.getByRole('button', { name: /Sverige SEK/ }).click();
  await expect(page).toHaveURL(/\/sv\/om-oss$/);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Sverige/ })
    .click();
  await expect(choice.getByRole('button', { name: /Sverige SEK/ })).toHaveAttribute('aria-current', 'true');
});

test('APP-08 a page that has no other languages leads to the language’s home', async ({ page }) => {
  await alterAnswer<object>(page, 'content/page', (body) => ({ ...body, alternativeLinks: {} }));
  await openPage(page, '/en/about-us');
  await openChoice(page);
  await modal(page).getByRole('button', { name: 'Norsk', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Møbler for resten av livet' }).waitFor();
  await expect(page).toHaveURL(/\/no$/);
});

test('APP-08 the language of the address takes precedence over the stored one, from the first call', async ({
  page,
}) => {
  const calls = recordCalls(page);
  for (const [value, address, language] of [
    ['sv', '/en/about-us', 'en'],
    ['<script>', '/en/about-us', 'en'],
    ['xx', '/sv/om-oss', 'sv'],
    ['', '/no', 'no'],
  ] as const) {
    await page.addInitScript((stored) => sessionStorage.setItem('language', stored), value);
    calls.length = 0;
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => stored(page)).toBe(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(new Set(calls.map((call) => call.language))).toEqual(new Set([language]));
    expect(pagesAsked(calls), 'asked early, and not again').toEqual([address]);
  }
});
