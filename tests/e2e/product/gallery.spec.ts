import { expect, test, type Page } from '@playwright/test';
import { changePage } from '../../support/browser/changePage';
import { sampleProducts } from '../../support/sampleProducts';
import { openPage } from '../../support/browser/shopWindow';

const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures of/ });
const enlarge = (page: Page, place: number) =>
  gallery(page).getByRole('button', { name: new RegExp(`^Enlarge picture ${place} of`) });
const thumbnail = (page: Page, place: number) =>
  gallery(page).getByRole('button', { name: new RegExp(`^Picture ${place} of`) });
const place = (page: Page) => gallery(page).getByRole('status');

/** Expect a picture to be the one in the frame, and thumbnails and counter to match it. */
async function expectShown(page: Page, number: number): Promise<void> {
  await expect(enlarge(page, number)).toBeInViewport({ ratio: 0.5 });
  await expect(place(page)).toContainText(`Picture ${number} of`);
  const marked = gallery(page).locator('[aria-current]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('aria-label', new RegExp(`^Picture ${number} of`));
}

/** Open a product with ten pictures. */
async function openGallery(page: Page): Promise<void> {
  await changePage(page, (answer) => {
    if (!('product' in answer) || !answer.product.image) return answer;
    const { src, alt, title } = answer.product.image;
    const sliderImages = Array.from({ length: 10 }, (_, place) => ({ src: `${src}?${place}`, alt, title }));
    const [image = null] = sliderImages;
    return { ...answer, product: { ...answer.product, image, sliderImages, variations: [] } };
  });
  await openPage(page, sampleProducts.twelve);
}

// Up to this width the gallery shows one picture at a time.
test.use({ viewport: { width: 1000, height: 720 } });

test('PDP-01 thumbnails and arrows choose the picture, by pointer', async ({ page }) => {
  await openGallery(page);
  await expectShown(page, 1);
  await thumbnail(page, 4).click();
  await expectShown(page, 4);
  await gallery(page).getByRole('button', { name: 'Previous picture' }).click();
  await expectShown(page, 3);
});

test('PDP-01 in a large window all pictures are in view, two abreast, with thumbnails and without arrows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGallery(page);
  for (const number of [1, 2]) await expect(enlarge(page, number)).toBeInViewport({ ratio: 1 });
  await expect(thumbnail(page, 1)).toBeVisible();
  await expect(gallery(page).getByRole('button', { name: 'Next picture' })).toBeHidden();
  await enlarge(page, 1).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(enlarge(page, 5)).toBeFocused();
  await expect(enlarge(page, 5)).toBeInViewport({ ratio: 0.5 });
  // The pictures enlarged are closed at the third: it has the focus, in view.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  for (const _ of [4, 3]) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(enlarge(page, 3)).toBeFocused();
  await expect(enlarge(page, 3)).toBeInViewport({ ratio: 0.5 });
});

test('PDP-01 arrow keys pressed faster than pictures move end at the right one, and stop at the ends', async ({
  page,
}) => {
  await openGallery(page);
  await enlarge(page, 1).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expectShown(page, 6);
  await expect(enlarge(page, 6)).toBeFocused();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  await expect(gallery(page).getByRole('button', { name: 'Previous picture' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('PDP-01 without thumbnails the arrows and the count remain', async ({ page }) => {
  await changePage(page, (answer) => {
    if ('product' in answer) answer.product.showThumbnails = false;
    return answer;
  });
  await openPage(page, sampleProducts.twelve);
  await expect(thumbnail(page, 1)).toHaveCount(0);
  await gallery(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(enlarge(page, 2)).toBeInViewport({ ratio: 0.5 });
  await expect(place(page)).toContainText('Picture 2 of');
});

test('PDP-02 a colour shows its picture; so does its address', async ({ page }) => {
  await openPage(page, sampleProducts.twelve);
  const sources = () =>
    enlarge(page, 1)
      .locator('img')
      .evaluate((image) => (image as HTMLImageElement).currentSrc.replace(/-\d+\.\w+$/, ''));
  const before = await sources();
  const [, color] = await page
    .getByRole('group', { name: /^Colour:/ })
    .getByRole('radio')
    .all();
  await color?.check();
  // Empty until the picture's source is selected.
  await expect.poll(async () => [before, ''].includes(await sources())).toBe(false);
  const chosen = await sources();
  await page.reload();
  await expect.poll(sources).toBe(chosen);
  await expectShown(page, 1);
});

test('PDP-01 a product without pictures has a placeholder, and nothing to enlarge', async ({ page }) => {
  await changePage(page, (answer) => {
    if (!('product' in answer)) return answer;
    const image = { src: '', alt: '', title: null };
    return { ...answer, product: { ...answer.product, image, sliderImages: [], variations: [] } };
  });
  await openPage(page, sampleProducts.single);
  await expect(page.getByRole('main').getByText('Missing Image').first()).toBeVisible();
  await expect(gallery(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 740 } });

  test('PDP-01 a swipe moves to the next picture', async ({ page }) => {
    await openGallery(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 250 }] });
    await touch('touchStart', 320);
    for (let x = 300; x >= 60; x -= 20) await touch('touchMove', x);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectShown(page, 2);
  });
});

test.describe('enlarged', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
  const closer = (page: Page, number: number) =>
    dialog(page)
      .getByRole('listitem')
      .nth(number - 1)
      .getByRole('button', { name: /^Zoom in/ });

  for (const width of [375, 1000])
    test(`PDP-01 at ${width} px closing it returns to the picture seen last, with focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await openGallery(page);
      await enlarge(page, 1).click();
      await expect(dialog(page)).toBeFocused();
      for (const number of [2, 3, 4]) {
        await page.keyboard.press('ArrowRight');
        await expect(closer(page, number)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(enlarge(page, 4)).toBeFocused();
      await expectShown(page, 4);
      // Arrow keys move the gallery of the page, and Enter opens the picture again, so the focus is real.
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 5);
      await page.keyboard.press('Enter');
      await expect(closer(page, 5)).toBeInViewport({ ratio: 0.9 });
      await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
      await expect(enlarge(page, 5)).toBeFocused();
      await expectShown(page, 5);
    });

  test('PDP-01 a press brings the place pressed closer, arrow keys then move over it, Escape returns', async ({
    page,
  }) => {
    await openGallery(page);
    await enlarge(page, 1).click();
    await expect(dialog(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(closer(page, 2)).toBeFocused();
    await expect(closer(page, 2)).toBeInViewport({ ratio: 0.9 });
    await closer(page, 2).click({ position: { x: 860, y: 100 } });
    const slide = dialog(page).getByRole('listitem').nth(1);
    const left = () => slide.evaluate((element) => element.scrollLeft);
    const top = () => slide.evaluate((element) => element.scrollTop);
    // The upper right corner: scrolled fully to the right, hardly down.
    await expect.poll(left).toBeGreaterThan(780);
    expect(await top()).toBeLessThan(50);
    const before = await left();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBeLessThan(before);
    await expect(dialog(page).getByRole('status')).toContainText('Picture 2 of');
    await page.keyboard.press('Enter');
    await expect(closer(page, 2)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(enlarge(page, 2)).toBeFocused();
  });

  test('PDP-01 a press brings the place pressed closer with reduced motion too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page);
    await enlarge(page, 1).click();
    await expect(dialog(page)).toBeFocused();
    await closer(page, 1).click({ position: { x: 860, y: 100 } });
    const slide = dialog(page).getByRole('listitem').first();
    await expect.poll(() => slide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(780);
  });

  test('PDP-01 Close closes it and focus returns to the picture', async ({ page }) => {
    await openPage(page, sampleProducts.single);
    await enlarge(page, 1).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(enlarge(page, 1)).toBeFocused();
  });
});
