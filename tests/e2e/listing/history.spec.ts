import { expect, test, type Page } from '@playwright/test';
import { cardAt, cards, placeInView, take } from '../../support/browser/listingInBrowser';
import { nextFrames, openPage } from '../../support/browser/shopWindow';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.use({ viewport: { width: 1440, height: 900 } });

test('APP-04 Back from a product, from another category and after a reload: the same place of a long list', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openPage(page, '/en/furniture?skip=0&take=240');
  await cards(page).first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 20_000 }));
  await expect.poll(async () => (await placeInView(page)).place).toBeGreaterThan(96);
  // Rows are measured as they come into view; after that nothing moves.
  await expect(async () => {
    const before = await placeInView(page);
    await nextFrames(page);
    expect(await placeInView(page)).toEqual(before);
  }).toPass();
  const [place, loaded] = [await placeInView(page), take(page)];
  const expectSamePlace = async () => {
    // Rounded positions of the same place differ by 1 px where a fraction of a px is lost.
    await expect
      .poll(async () => {
        const now = await placeInView(page);
        return { place: now.place, isMoved: Math.abs(now.top - place.top) > 1 };
      })
      .toEqual({ place: place.place, isMoved: false });
    expect(take(page)).toBe(loaded);
  };

  const link = cardAt(page, place.place).getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await link.dispatchEvent('click');
  await heading(page, name).waitFor();
  await page.goBack();
  await expectSamePlace();

  const other = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first();
  const category = await other.innerText();
  await other.dispatchEvent('click');
  await heading(page, category).waitFor();
  await cards(page).first().waitFor();
  await page.goBack();
  await expectSamePlace();

  await page.reload();
  await expectSamePlace();

  await link.dispatchEvent('click');
  await heading(page, name).waitFor();
  await page.reload();
  await heading(page, name).waitFor();
  await page.goBack();
  await expectSamePlace();
});
