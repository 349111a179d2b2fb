import type { Locator } from '@playwright/test';
import { press, tabTo, write } from './keyboard';

/** One way to operate a page: with the keyboard alone, or with a pointer and what it leads to. */
export interface Operation {
  /** Presses a button or follows a link. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Checks or unchecks a box. */
  toggle: (box: Locator) => Promise<void>;
  /** Chooses the radio button at a place of its group, from 0. */
  choose: (group: Locator, index: number) => Promise<void>;
}

/** The arrow keys move the choice; which radio has focus first depends on where the focus comes from. */
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

/** What people operate the shop with. */
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
