import { expect, test } from '@playwright/test';
import { samplePages } from '../support/samplePages';
import { openEverything, openPage, setWidth, signIn } from '../support/browser/shopWindow';

/** Texts of the page, and of its ::before and ::after, that are smaller than a size in px. */
function textsBelow(size: number): string[] {
  const isSmaller = (style: CSSStyleDeclaration) => Number.parseFloat(style.fontSize) < size;
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (element.getClientRects().length === 0) return [];
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const generated = (['::before', '::after'] as const)
      .map((part) => getComputedStyle(element, part))
      .filter(({ content }) => /["'].*[\p{L}\p{N}]/u.test(content));
    const styles = own ? [getComputedStyle(element), ...generated] : generated;
    return styles
      .filter(isSmaller)
      .map(({ fontSize }) => `${fontSize}: ${element.className} ${element.textContent?.slice(0, 40)}`);
  });
}

test('UI-03 no text is smaller than 13 px, on any type of page and at any width', async ({ page }) => {
  test.setTimeout(240_000);
  await openPage(page, samplePages.InformationPage);
  await signIn(page);
  for (const [pageType, address] of Object.entries(samplePages)) {
    await setWidth(page, 1440);
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    await openEverything(page, 'main');
    for (const width of [320, 768, 1440]) {
      await setWidth(page, width);
      expect(await page.evaluate(textsBelow, 13), `${pageType} at ${width} px`).toEqual([]);
    }
  }
});
