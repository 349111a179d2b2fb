import { expect, test, type Page } from '@playwright/test';
import { cardOf, carafes, codes, openAsCustomer } from '../support/browser/buyInBrowser';
import { openPage, setWidth } from '../support/browser/shopWindow';

/** Animations and transitions of the page that took time, as the names of their keyframes or properties. */
declare global {
  interface Window {
    motions: string[];
  }
}

/** Record what moves from the next page on, with the reader's wish for motion. */
async function recordMotions(page: Page, reducedMotion: 'no-preference' | 'reduce'): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    window.motions = [];
    const record = () => {
      for (const each of document.getAnimations()) {
        const { endTime } = each.effect?.getComputedTiming() ?? {};
        const name =
          each instanceof CSSAnimation ? each.animationName : (each as CSSTransition).transitionProperty;
        // The styles of reduced motion leave a hundredth of a millisecond.
        if (Number(endTime) > 1) window.motions.push(name);
      }
    };
    // Animations of its pseudo-elements fire no events.
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(record);
      return transition;
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, record, true);
  });
}

const motions = (page: Page) => page.evaluate(() => window.motions.join(' '));

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.beforeEach(async ({ page }) => {
      await recordMotions(page, reducedMotion);
      await setWidth(page, 1440);
    });

    test(`UI-04 the picture of the start page ${moves ? 'settles' : 'stands still'}`, async ({ page }) => {
      await openPage(page, '/en');
      await page.getByRole('img', { name: /^Living room at dusk/ }).waitFor();
      await expect.poll(async () => /settle/.test(await motions(page))).toBe(moves);
    });

    test(`UI-04 the picture of a card ${moves ? 'moves' : 'does not move'} to the gallery`, async ({
      page,
    }) => {
      await openPage(page, '/en/furniture/living-room/sofas');
      const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link');
      await link.hover();
      // The page is prefetched by then, as for a reader who does not press at once.
      await page.waitForLoadState('networkidle');
      await link.click();
      await page.getByRole('region', { name: /^Pictures of/ }).waitFor();
      await expect
        .poll(async () => /view-transition-group-anim-product-picture/.test(await motions(page)))
        .toBe(moves);
    });

    test(`CART-02 what is added ${moves ? 'grows out of the cart icon' : 'is there at once'}, and the count ${moves ? 'bumps' : 'stands still'}`, async ({
      page,
    }) => {
      await openAsCustomer(page, carafes);
      await cardOf(page, codes.single)
        .getByRole('button', { name: /^Add to cart: / })
        .click();
      const notice = page.getByRole('region', { name: 'Added to cart' });
      await notice.waitFor();
      await expect.poll(async () => /transform/.test(await motions(page))).toBe(moves);
      expect(/bump/.test(await motions(page))).toBe(moves);
      const icon = await page.getByRole('link', { name: /^Cart/ }).boundingBox();
      const origin = await notice.evaluate((element) => {
        element.getAnimations().forEach((each) => each.finish());
        return element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).transformOrigin);
      });
      expect(origin).toBeCloseTo((icon?.x ?? 0) + (icon?.width ?? 0) / 2, 0);
    });
  });
