import type { Locator } from '@playwright/test';

/** Position of the focus relative to an element or a group, in document order. */
function focusRelativeTo(target: Locator): Promise<'here' | 'before' | 'after'> {
  return target.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    const isGroup = element.matches('fieldset, [role="radiogroup"]');
    if (focused === element || (isGroup && element.contains(focused))) return 'here';
    const position = focused.compareDocumentPosition(element);
    return position & Node.DOCUMENT_POSITION_PRECEDING ? 'after' : 'before';
  });
}

/**
 * Move the focus to an element, or into a group of fields, with Tab, or with Shift+Tab when it comes earlier in the
 * document.
 * @example await tabTo(form.getByLabel('First name'));
 */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    const focus = await focusRelativeTo(target);
    if (focus === 'here') return;
    await target.page().keyboard.press(focus === 'after' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** Press a button, or follow a link, with the keyboard alone. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Replace the text of a field with the keyboard alone. */
export async function write(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  if (text === '') await target.page().keyboard.press('Delete');
  else await target.page().keyboard.type(text);
}
