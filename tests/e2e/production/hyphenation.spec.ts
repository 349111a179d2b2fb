import { expect, test, type Locator } from '@playwright/test';
import { categoryUrl } from '../../../mocks/shop/catalogue/urls';
import { alterAnswer } from '../../support/browser/shopAnswers';
import { expectNoSidewaysScroll, openPage } from '../../support/browser/shopWindow';

/** The last character of each line of a wrapped text, except the last line. */
const lineEnds = (text: Locator) =>
  text.evaluate((element) => {
    const ends: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let previous = { top: 0, character: '' };
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (let index = 0; index < data.length; index++) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        const box = [...range.getClientRects()].at(-1);
        if (!box?.width) continue;
        if (previous.character && box.top > previous.top + 4) ends.push(previous.character);
        previous = { top: box.top, character: data[index] ?? '' };
      }
    }
    return ends;
  });

const words = {
  no: 'Utendørsbelysningstilbehør',
  sv: 'Trädgårdsbelysningstillbehör',
};

for (const language of ['no', 'sv'] as const)
  test(`UI-04 at 320 px long words break at a hyphen on a page in ${language}`, async ({ page }) => {
    await alterAnswer<object>(page, 'content/page', (model) => ({ ...model, pageTitle: words[language] }));
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, categoryUrl('bar-stools', language));
    const heading = page.getByRole('heading', { level: 1, name: words[language] });
    await expect.poll(() => lineEnds(heading)).toEqual(['\u00AD']);
    await expect(page.locator('main h1')).toHaveText(words[language]);
    await expectNoSidewaysScroll(page);
  });
