import { expect, test, type Page } from '@playwright/test';
import { samplePages } from '../support/samplePages';
import { endAnimations, nextFrames, openPage, setWidth } from '../support/browser/shopWindow';

const modal = (page: Page, name = 'Country and language') => page.getByRole('dialog', { name });
const opener = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /^Country/ });

async function openCountries(page: Page): Promise<void> {
  await openPage(page, '/en');
  await opener(page).click();
  await expect(modal(page)).toBeVisible();
}

/** Vertical distance in px between two buttons of a dialog, after all animations. */
async function below(page: Page, dialog: string, upper: string, lower: string): Promise<number> {
  await endAnimations(page);
  const top = (button: string) =>
    modal(page, dialog)
      .getByRole('button', { name: button })
      .evaluate((element) => element.getBoundingClientRect().top);
  return (await top(lower)) - (await top(upper));
}

test('MOD-01 Back leaves the page and closes it; Forward comes back without it', async ({ page }) => {
  await openPage(page, '/en/customer-service');
  await page.getByRole('banner').getByRole('link', { name: 'Furulia, home' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await opener(page).click();
  await expect(modal(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/customer-service$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('MOD-01 a page that the modal navigated to closes it', async ({ page }) => {
  await openCountries(page);
  await modal(page).getByRole('button', { name: 'Svenska' }).click();
  await expect(page).toHaveURL(/\/sv$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test('MOD-01 a modal that opens another is replaced by it; Escape closes, focus returns to the first opener', async ({
  page,
}) => {
  await openPage(page, '/en');
  const cart = page.getByRole('banner').getByRole('button', { name: 'Cart, empty' });
  await cart.click();
  await modal(page, 'Cart').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(modal(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/en$/);
  await expect(cart).toBeFocused();
});

test('MOD-02 it is 480 px wide, and as wide as the window up to 720 px; the page behind does not scroll', async ({
  page,
}) => {
  await openCountries(page);
  for (const [width, taken] of [
    [1440, 480],
    [721, 480],
    [720, 720],
    [375, 375],
  ] as const) {
    await setWidth(page, width);
    await expect.poll(async () => (await modal(page).boundingBox())?.width).toBe(taken);
  }
  await setWidth(page, 1280);
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const before = await scrollTop();
  await page.mouse.move(50, 400);
  await page.mouse.wheel(0, 300);
  await nextFrames(page);
  expect(await scrollTop()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrollTop).toBe(before + 300);
});

test('MOD-01 footers are stacked up to 720 px, the mini cart’s at every width', async ({ page }) => {
  await openPage(page, samplePages.StorybookPage);
  await page.getByRole('button', { name: 'Oak question' }).click();
  await expect(modal(page, 'Oak table')).toBeVisible();
  await setWidth(page, 721);
  await expect.poll(() => below(page, 'Oak table', 'Cancel', 'Oak table')).toBeCloseTo(0, 0);
  await setWidth(page, 720);
  await expect.poll(() => below(page, 'Oak table', 'Cancel', 'Oak table')).toBeGreaterThan(40);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  await expect(modal(page, 'Cart')).toBeVisible();
  for (const width of [375, 768, 1440]) {
    await setWidth(page, width);
    await expect.poll(() => below(page, 'Cart', 'Sign in', 'Continue shopping')).toBeGreaterThan(40);
  }
});

test('MOD-02 it takes focus at once, its first field after 1,000 ms unless the person has moved on', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/en');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });
  const field = modal(page, 'Sign in').getByLabel('E-mail');
  await signIn.click();
  await field.waitFor();
  await page.keyboard.press('Escape');
  await page.clock.pauseAt(Date.now() + 60_000);

  await signIn.click();
  await expect(modal(page, 'Sign in')).toBeFocused();
  await page.clock.runFor(999);
  await expect(modal(page, 'Sign in')).toBeFocused();
  await page.clock.runFor(1);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1);

  await signIn.click();
  await page.keyboard.press('Tab');
  await page.clock.runFor(2000);
  await expect(modal(page, 'Sign in').getByRole('button', { name: 'Close' })).toBeFocused();
});

test('UI-04 reduced motion ends animations, transitions and smooth scrolling, in modals too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, samplePages.ProductPage);
  await page
    .getByRole('main')
    .getByRole('button', { name: /picture 1/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('header *, [role="dialog"], [role="dialog"] *, .MuiBackdrop-root')].flatMap(
      (element) =>
        [undefined, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const seconds = [style.animationDuration, style.transitionDuration]
            .join()
            .split(',')
            .map(parseFloat);
          const isStill = seconds.every((each) => each < 0.001) && style.scrollBehavior !== 'smooth';
          return isStill ? [] : [`${element.localName}.${element.className}${pseudo ?? ''}`];
        }),
    ),
  );
  expect(moving).toEqual([]);
});

test('MOD-03 the chat widget is hidden below 720 px while a modal is open', async ({ page }) => {
  await openPage(page, '/en');
  await page.evaluate(() => {
    const widget = document.createElement('div');
    widget.dataset['chatWidget'] = '';
    widget.append('Chat');
    document.body.append(widget);
  });
  const chat = page.getByText('Chat', { exact: true });
  await setWidth(page, 719);
  await expect(chat).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(chat).toBeHidden();
  await setWidth(page, 720);
  await expect(chat).toBeVisible();
  await setWidth(page, 719);
  await page.keyboard.press('Escape');
  await expect(chat).toBeVisible();
});
