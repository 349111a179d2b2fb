import { expect, test } from '@playwright/test';

test('UI-03 texts are set in the grotesk typeface, which the shop itself serves in regular, medium and bold', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).origin);
  });
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Schibsted Grotesk/);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family, status }) => family.includes('Grotesk Variable') && status === 'loaded')
      .map(({ weight }) => weight);
  });
  // One variable file has all weights and all characters of the page.
  expect(loaded).toEqual(['400 900']);
  expect([...new Set(fonts)]).toEqual([new URL(page.url()).origin]);
});
