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
    return [400, 500, 700].map((weight) =>
      document.fonts.check(`${weight} 16px "Schibsted Grotesk Variable"`),
    );
  });
  expect(loaded).toEqual([true, true, true]);
  expect([...new Set(fonts)]).toEqual([new URL(page.url()).origin]);
});
