import { expect, test } from '@playwright/test';
import { box, openAndStopClock, options, untilShown } from '../../support/browser/searchInBrowser';

test('SRCH-03 a pasted text is searched for as a typed one is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAndStopClock(page, '/en');
  await page.evaluate(() => navigator.clipboard.writeText('  lamp '));
  await box(page).focus();
  await page.keyboard.press('Control+V');
  await page.clock.runFor(500);
  await untilShown(page, options(page).filter({ hasText: 'See all results' }));
  await expect(options(page).last()).toHaveAttribute('href', '/en/search?query=lamp');
});
