import { listen, removeListeners } from './listeners';

/** What can be pressed or filled in. */
const controlSelector = 'a[href], button, input, select';

/** What has a value. */
type Field = HTMLInputElement | HTMLSelectElement;

const isInput = (control: unknown): control is HTMLInputElement => control instanceof HTMLInputElement;

/** Whether pressing an input sets it, rather than typing. */
const isChoice = (control: unknown): control is HTMLInputElement =>
  isInput(control) && (control.type === 'radio' || control.type === 'checkbox');

/** Enters a value once more: React has taken it for the one that the field began with. */
function repeatValue(field: Field, value: string): void {
  if (isInput(field)) {
    // React overwrites the setter of the element, to know the value; that of the prototype is what typing does.
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  } else field.value = value;
  field.dispatchEvent(new Event(isInput(field) ? 'input' : 'change', { bubbles: true }));
}

const isField = (control: unknown): control is Field =>
  control instanceof HTMLSelectElement || (isInput(control) && !isChoice(control));

/** Presses a control once more; only a choice that is not made yet can be made. */
function repeatPress(control: HTMLElement, isChecked: boolean): void {
  if (isChoice(control)) control.checked = !isChecked;
  control.click();
}

/**
 * Until React takes the page over, links work by themselves, as scrolling, focus and typing do; presses and values are
 * held, and repeated when React has its handlers.
 * @param root the element that React renders into
 */
export function holdInput(root: Element): void {
  const values = new Map<Field, string>();
  let pressed: { control: HTMLElement; isChecked: boolean } | undefined;

  const hold = (event: Event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>(controlSelector) : null;
    if (isField(control)) {
      if (event.type !== 'click') values.set(control, control.value);
    } else if (event.type === 'click' && control && !control.matches('a')) {
      pressed = { control, isChecked: isChoice(control) && control.checked };
      if (!isInput(control)) event.preventDefault();
    }
  };
  for (const type of ['click', 'input', 'change']) listen(root, type, hold);

  window.__repeatInput = () => {
    delete window.__repeatInput;
    removeListeners();
    for (const [field, value] of values) if (field.isConnected) repeatValue(field, value);
    if (pressed?.control.isConnected) repeatPress(pressed.control, pressed.isChecked);
  };
}
