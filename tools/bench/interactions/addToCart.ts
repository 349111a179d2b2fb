import { sampleCustomer } from '../../../mocks/shop/customers';
import { applyCondition, slowProcessor } from '../firstVisit/conditions';
import { interactionToPaint, openShop, press } from './openShop';
import { reading, type Measurement } from './reading';

/** Adding from a card, until the next paint, at 4×; that paint includes the button's pending state. */
export const addToCart: Measurement = async (stage, rounds) => {
  const { page, session, close } = await openShop(stage, stage.comparisons.category.page.path);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await modal.getByLabel('E-mail').fill(sampleCustomer.email);
  await modal.getByLabel('Password', { exact: true }).fill(sampleCustomer.password);
  await page.keyboard.press('Enter');
  const buttons = page.getByRole('main').getByRole('button', { name: /^Add to cart: / });
  await buttons.first().waitFor();
  await page.waitForLoadState('networkidle');
  await applyCondition(session, slowProcessor);
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const button = buttons.nth(round);
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const act = await press(page, await button.boundingBox());
    durations.push(await interactionToPaint(page, act));
  }
  await close();
  return [reading('add to cart, to next paint, CPU 4×', 'ms', durations)];
};
