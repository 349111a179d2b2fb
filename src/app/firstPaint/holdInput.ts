/** What can be pressed or filled in. */
const controlSelector = 'a[href], button, input, select';

const controlsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(controlSelector)];

/** A text that a control is recognised by, besides its place. */
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** Sets a value as typing or choosing does: React overwrites the setter of the element itself. */
function enterValue(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Whether a control holds a value; a radio button is pressed. */
const isField = (control: unknown): control is HTMLInputElement | HTMLSelectElement =>
  control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type !== 'radio');

const elementsIn = (root: Element) => [...root.querySelectorAll('*')];

/**
 * Until React renders the page, links work by themselves, and what else a person does is held: presses, values, focus
 * and scrolling. Each is then repeated on the same control of the page that React has rendered.
 * @param root the element that React renders into
 */
export function holdInput(root: Element): void {
  const painted = controlsIn(root);
  const elements = elementsIn(root);
  const values = new Map<Element, string>();
  const rows = new Map<Element, number>();
  let pressed: Element | undefined;
  let focused: Element | null = null;
  let top = window.scrollY;

  const hold = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(controlSelector) : null;
    if (!control) return;
    if (event.type === 'focusin') focused = control;
    else if (isField(control)) values.set(control, control.value);
    else if (event.type === 'click' && !control.matches('a')) {
      pressed = control;
      if (!control.matches('input')) event.preventDefault();
    }
  };
  // Focus also leaves a control that React replaces: that is handled before the timer ends.
  const leave = () => {
    setTimeout(() => {
      if (!root.contains(document.activeElement)) focused = null;
    });
  };
  const scroll = () => {
    top = window.scrollY;
  };
  const scrollRow = ({ target }: Event) => {
    if (target instanceof Element) rows.set(target, target.scrollLeft);
  };
  const events = ['click', 'input', 'change', 'focusin'];
  for (const type of events) root.addEventListener(type, hold);
  root.addEventListener('focusout', leave);
  root.addEventListener('scroll', scrollRow, { capture: true, passive: true });
  window.addEventListener('scroll', scroll, { passive: true });

  const observer = new MutationObserver(() => {
    observer.disconnect();
    for (const type of events) root.removeEventListener(type, hold);
    root.removeEventListener('focusout', leave);
    root.removeEventListener('scroll', scrollRow, { capture: true });
    window.removeEventListener('scroll', scroll);
    const rendered = controlsIn(root);
    const sameAs = (control: Element | null | undefined) => {
      const same = control && rendered[painted.indexOf(control as HTMLElement)];
      return same && nameOf(same) === nameOf(control) ? same : undefined;
    };
    if (top > 0) window.scrollTo({ top, behavior: 'instant' });
    const renderedElements = elementsIn(root);
    for (const [row, left] of rows) {
      const same = renderedElements[elements.indexOf(row)];
      if (same?.className === row.className) same.scrollLeft = left;
    }
    sameAs(focused)?.focus({ preventScroll: true });
    for (const [control, value] of values) {
      const same = sameAs(control);
      if (isField(same)) enterValue(same, value);
    }
    sameAs(pressed)?.click();
  });
  observer.observe(root, { childList: true });
}
