import type { Page } from '@playwright/test';
import type { Stage } from '../stage';
import { applyCondition, slowProcessor } from '../firstVisit/conditions';
import { interactionToPaint, openShop, press, type OpenShop } from './openShop';
import { reading, type Measurement } from './reading';

const path = '/en/products?skip=0&take=960';
const loaded = 1000;

const take = (page: Page) => Number(new URL(page.url()).searchParams.get('take') ?? 24);

/** Open a list, load a thousand products, scroll to its top and slow down the processor. */
async function openLongList(stage: Stage): Promise<OpenShop> {
  const shop = await openShop(stage, path);
  const { page, session } = shop;
  await page.getByText('Showing 960 of').waitFor({ state: 'attached' });
  while (take(page) < loaded) {
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await page.waitForTimeout(100);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await applyCondition(session, slowProcessor);
  return shop;
}

async function filter(stage: Stage): Promise<number> {
  const { page, close } = await openLongList(stage);
  const sidebar = page.getByRole('complementary', { name: 'Filters', exact: true });
  const box = sidebar.getByRole('checkbox', { checked: false }).first();
  const act = await press(page, await box.boundingBox());
  const duration = await interactionToPaint(page, act);
  if (!page.url().includes('filter')) throw new Error('The filter was not applied');
  await close();
  return duration;
}

async function sort(stage: Stage): Promise<number> {
  const { page, close } = await openLongList(stage);
  await page.getByLabel('Sort by').focus();
  const duration = await interactionToPaint(page, () => page.keyboard.press('ArrowDown'));
  if (!page.url().includes('sortOrder')) throw new Error('The order was not changed');
  await close();
  return duration;
}

/** Selecting a filter and a sorter with a thousand products loaded, from the input to the next paint, at 4×. */
export const filterAndSort: Measurement = async (stage, rounds) => {
  const [filters, sorts]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    filters.push(await filter(stage));
    sorts.push(await sort(stage));
  }
  return [
    reading('filter with 1,000 loaded, to next paint, CPU 4×', 'ms', filters, [130, 100]),
    reading('sort with 1,000 loaded, to next paint, CPU 4×', 'ms', sorts),
  ];
};
