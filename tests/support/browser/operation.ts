import type { Locator } from '@playwright/test';
import { press, tabTo, write } from './keyboard';

/** One way to operate a page: with the keyboard alone, or with a pointer. */
export interface Operation {
  /** Press a button or follow a link. */
  press: (target: Locator) => Promise<void>;
  /** Replace the text of a field. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Check or uncheck a box. */
  toggle: (box: Locator) => Promise<void>;
  /** Select the radio button at a position of its group, from 0. */
  choose: (group: Locator, index: number) => Promise<void>;
}

/** Select by the arrow keys; the first focused radio depends on the direction of the focus. */
async function chooseByKeys(group: Locator, index: number): Promise<void> {
  await tabTo(group);
  const focused = await group
    .getByRole('radio')
    .evaluateAll((radios) => radios.findIndex((radio) => radio === document.activeElement));
  const { keyboard } = group.page();
  if (focused === index) return keyboard.press('Space');
  const key = index < focused ? 'ArrowUp' : 'ArrowDown';
  for (let step = 0; step < Math.abs(index - focused); step += 1) await keyboard.press(key);
}

/** Operations by input device. */
export const operations: Readonly<Record<'keyboard' | 'pointer', Operation>> = {
  keyboard: {
    press,
    write,
    toggle: async (box) => {
      await tabTo(box);
      await box.page().keyboard.press('Space');
    },
    choose: chooseByKeys,
  },
  pointer: {
    press: (target) => target.click(),
    write: (field, text) => field.fill(text),
    toggle: (box) => box.click(),
    choose: (group, index) => group.getByRole('radio').nth(index).click(),
  },
};

/** Narrow and wide layout, each with its usual operation: every layout and every operation is tested once. */
export const widthsAndOperations = [
  [375, 'pointer'],
  [1280, 'keyboard'],
] as const;
