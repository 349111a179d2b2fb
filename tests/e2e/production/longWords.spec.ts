import { expect, test } from '@playwright/test';
import { categoryUrl } from '../../../mocks/shop/catalogue/urls';
import { alterAnswer } from '../../support/browser/shopAnswers';
import { expectNoSidewaysScroll, openPage } from '../../support/browser/shopWindow';

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
