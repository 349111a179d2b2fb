import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expectNoBuiltInPage } from './pageErrors';

/** Viewport widths of the tests, in px: a phone, a tablet, a laptop, a desktop. */
export const widths = [375, 768, 1280, 1440] as const;

const themes = ['light', 'dark'] as const;

/** Maximum width with the mobile form of the header (NAV-03), in px. */
export const mobileHeaderMax = 1024;

/**
 * Open a page of the shop and wait until it is rendered; the app's error page fails the test.
 * @example await openPage(page, '/en/cart');
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expectNoBuiltInPage(page);
  await expect(page.locator('#site-loader')).toHaveCount(0);
}

/** Set the width of the viewport, with the height of a small laptop. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
}

/** Finish all finite animations; those out of view would not finish by themselves. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/**
 * Open all collapsed elements of a part of the page.
 * @returns the number of these elements
 */
export async function openEverything(page: Page, part: 'main' | '[role="dialog"]'): Promise<number> {
  const opened = await page.locator(part).evaluate((root) => {
    const closed = root.querySelectorAll<HTMLElement>(
      'button[aria-expanded="false"]:not([aria-haspopup]), details:not([open]) > summary',
    );
    for (const each of closed) each.click();
    return closed.length;
  });
  await expect(page.locator(`${part} details:not([open])`)).toHaveCount(0);
  return opened;
}

/** Wait for two frames, in which pending scroll events and observers run. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Options of axe by theme, reporting violations only. */
const axeOptions: Readonly<Record<(typeof themes)[number], RunOptions>> = {
  light: {
    resultTypes: ['violations'],
    // WCAG 2.5.3: a control's visible text is part of its name. Axe has this rule turned off by default.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  },
  // A theme changes colours only; the other rules have been checked in light.
  dark: {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
};

/**
 * Expect no axe violations in either theme, after all animations.
 * @param part selector of the part to check, by default the whole page
 * @example await expectAccessible(page, 'main');
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Loading axe takes a second at times: once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const theme of themes) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await endAnimations(page);
    const found = await page.evaluate(
      async ([context, options]) => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
        return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
      },
      [part, axeOptions[theme]] as const,
    );
    expect(found, theme).toEqual([]);
  }
}

/** Expect no horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { needed, room } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    room: window.innerWidth,
  }));
  expect(needed).toBeLessThanOrEqual(room);
}

/** Sign in as the private customer of the mock shop. */
export async function signIn(page: Page): Promise<void> {
  await signInAs(page, 'ingrid@furulia.example');
}

/** Sign in as a customer of the mock shop, from any page. */
export async function signInAs(page: Page, email: string, password?: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  await fillSignIn(page, email, password);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'My account' })).toBeVisible();
}

/** Fill in the sign-in modal as it opens, for the private customer by default. */
export async function fillSignIn(
  page: Page,
  email = 'ingrid@furulia.example',
  password = 'furulia2026',
): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await modal.getByLabel('E-mail').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(modal).toHaveCount(0);
}
