import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoBuiltInPage } from './pageErrors';

/** The widths the shop is proved at, in px: a telephone, a tablet, a laptop, a desk. */
export const widths = [375, 768, 1280, 1440] as const;

/** Both themes. */
const themes = ['light', 'dark'] as const;

/** Up to this width, in px, the header has its mobile form (NAV-03). */
export const mobileHeaderMax = 1024;

/** Opens a page of the shop and waits until it shows by itself; the app's own error page fails the test. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expectNoBuiltInPage(page);
  await expect(page.locator('#site-loader')).toHaveCount(0);
}

/** Makes the window so wide, with the height of a small laptop. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
}

/** Ends every animation that ends; what is out of sight would never do so by itself. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** Opens whatever of a part of the window can be opened. @returns how many parts that were */
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

/** Waits for the next two frames: scroll events and observers of what came before have run. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Axe for a page without frames of others: so it needs no page of its own to gather what it found, and it describes
 * only what is wrong. Both together take a quarter of the time.
 */
const axeFor = (page: Page, theme: (typeof themes)[number]) =>
  new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      ...(theme === 'light'
        ? // WCAG 2.5.3: what a control shows is part of its name. Axe leaves this rule out unless it is asked for.
          { rules: { 'label-content-name-mismatch': { enabled: true } } }
        : // A theme changes colours only: the other rules have judged the same page in light.
          { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }),
    })
    .setLegacyMode();

/**
 * Expects axe to find nothing wrong in either theme; colours are judged when nothing moves any more.
 * @param part selector of what is looked at, where not the whole page
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await endAnimations(page);
    const { violations } = await axeFor(page, theme).include(part).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    expect(found, theme).toEqual([]);
  }
}

/** Expects nothing to stick out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { needed, room } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    room: window.innerWidth,
  }));
  expect(needed).toBeLessThanOrEqual(room);
}

/** Signs in as the private customer of the mock shop. */
export async function signIn(page: Page): Promise<void> {
  await signInAs(page, 'ingrid@furulia.example');
}

/** Signs in as a customer of the mock shop, from wherever one is. */
export async function signInAs(page: Page, email: string, password?: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  await fillSignIn(page, email, password);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'My account' })).toBeVisible();
}

/** Signs in in the modal that is opening, as the private customer when no other is named. */
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
