type Attributes = Readonly<Record<string, string>>;

/** Create an element with attributes and children; strings become text nodes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Create a button with a click handler. */
export function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** Create a select with a label. */
export function choice(
  label: string,
  values: readonly string[],
): { field: HTMLElement; select: HTMLSelectElement } {
  const select = element('select', {}, ...values.map((value) => element('option', { value }, value)));
  return { field: element('label', {}, `${label} `, select), select };
}

/** Create a section of the bench with a heading. */
export const section = (title: string, ...children: (Node | string)[]): HTMLElement =>
  element('section', {}, element('h3', {}, title), ...children);

/** Style sheet for `adoptedStyleSheets`; the content security policy of the mock build blocks style elements. */
export function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
