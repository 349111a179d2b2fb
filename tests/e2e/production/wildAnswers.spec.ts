import { expect, test } from '@playwright/test';
import type { PageType } from '../../../src/routing/page/page';
import { samplePages } from '../../support/samplePages';
import { pageFaults } from '../../support/wild/pageFaults';
import { serveWildShop, wildAddress } from '../../support/wild/wildShop';

/**
 * Each seed visits every page type, so there are few: as a visitor for an odd seed, signed in for an even one. Others:
 * `WILD_SEEDS=5,6,7`.
 */
const seeds = (process.env['WILD_SEEDS'] ?? '3').split(',');

for (const pageType of Object.keys(samplePages) as PageType[]) {
  test(`UI-04 ${pageType} looks right with whatever the contract allows, at 320 and 1280 px`, async ({
    page,
  }) => {
    test.setTimeout(60_000 * seeds.length);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    for (const seed of seeds) {
      await page.setViewportSize({ width: 320, height: 800 });
      const { complete } = await serveWildShop(page, seed, pageType);
      await page.goto(wildAddress);
      await complete();
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // Polled: breadcrumbs are measured in the frame after their commit, and after a resize.
        await expect.poll(() => pageFaults(page), { message: `seed ${seed} at ${width} px` }).toEqual([]);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(thrown).toEqual([]);
  });
}
