import type { Locator, Page } from '@playwright/test';

/** Themes of every screenshot. */
export const themes = ['light', 'dark'] as const;

/** Open an address at a fixed hour, in a theme, and wait until nothing is loading. */
export async function open(page: Page, address: string, theme: (typeof themes)[number]): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-03-11T10:00:00Z'));
  await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('#site-loader').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Wait until every picture of a part has loaded or failed, lazy ones included. */
export async function drawPictures(part: Locator): Promise<void> {
  await part.evaluate(async (whole) => {
    const pictures = Array.from(whole.querySelectorAll('img'));
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}
