import { applyCondition, slowProcessor } from '../firstVisit/conditions';
import { interactionToPaint, openShop } from './openShop';
import { reading, type Measurement } from './reading';

/** Keystrokes, each while hits of the text before are shown. */
const keys = ['a', 'Backspace', 's', 'Backspace', ' ', 'o', 'a', 'k'];

/** A keystroke in the search box while its hits are shown, until the next paint, at 4×. */
export const quickSearch: Measurement = async (stage) => {
  const { page, session, close } = await openShop(stage, stage.comparisons.category.page.path);
  await applyCondition(session, slowProcessor);
  const box = page.getByRole('banner').getByRole('combobox');
  await box.focus();
  await page.keyboard.type('sof', { delay: 100 });
  const durations: number[] = [];
  for (const key of keys) {
    await page.getByRole('listbox').waitFor();
    durations.push(await interactionToPaint(page, () => page.keyboard.press(key)));
  }
  await close();
  return [reading('quick-search keystroke, to next paint, CPU 4×', 'ms', durations, [32, 24])];
};
