import { expect, test } from '@playwright/test';
import { catalogue } from '../../../mocks/shop/catalogue/catalogue';
import { categoryUrl, productUrl } from '../../../mocks/shop/catalogue/urls';
import { pageFaults } from '../../support/wild/pageFaults';
import { alterAnswer } from '../../support/browser/shopAnswers';
import { expectNoSidewaysScroll, openPage, signIn } from '../../support/browser/shopWindow';

const words = {
  no: 'Utendørsbelysningstilbehør',
  sv: 'Trädgårdsbelysningstillbehör',
  'no with soft hyphens': 'Utendørs\u00ADbelysnings\u00ADtilbehør',
};

for (const [name, word] of Object.entries(words))
  test(`UI-04 at 320 px a long word breaks within its place: ${name}`, async ({ page }) => {
    await alterAnswer<object>(page, 'content/page', (model) => ({ ...model, pageTitle: word }));
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, categoryUrl('bar-stools', name.startsWith('sv') ? 'sv' : 'no'));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(word);
    const { scrollWidth, clientWidth } = await heading.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expectNoSidewaysScroll(page);
  });

/** A response with every text of these names replaced by a word of 30 letters. */
function withLongWords(answer: unknown): unknown {
  const names = new Set([
    'name',
    'brand',
    'heading',
    'text',
    'title',
    'userFriendlyName',
    'promotionName',
    'formattedString',
  ]);
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    names.has(key) && typeof value === 'string' ? 'Trädgårdsbelysningstillbehören' : value,
  );
}

test('UI-04 at 320 px the product rows of a customer have room for words of 30 letters', async ({ page }) => {
  await openPage(page, '/en');
  await signIn(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await alterAnswer(page, 'content/page', withLongWords);
  const product = catalogue().products.find(
    ({ active, visible, hidePrice, isGift }) => active && visible && !hidePrice && !isGift,
  );
  if (!product) throw new Error('The catalogue is empty');
  await openPage(page, productUrl(product, 'en'));
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  expect(await pageFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('UI-04 at 320 px the chips of a category have room for words of 30 letters', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await alterAnswer(page, 'content/page', withLongWords);
  await alterAnswer(page, 'categories/*/products*', withLongWords);
  await openPage(page, `${categoryUrl('sofas', 'en')}?filter::Color=grey&instock=true`);
  await page.getByRole('article').first().waitFor();
  expect(await pageFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});
