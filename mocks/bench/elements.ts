type Attributes = Readonly<Record<string, string>>;

/** An element with attributes and children; texts are text. */
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

/** A button that does something. */
export function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** A choice with a label. */
export function choice(
  label: string,
  values: readonly string[],
): { field: HTMLElement; select: HTMLSelectElement } {
  const select = element('select', {}, ...values.map((value) => element('option', { value }, value)));
  return { field: element('label', {}, `${label} `, select), select };
}

/** A part of the bench with a heading. */
export const section = (title: string, ...children: (Node | string)[]): HTMLElement =>
  element('section', {}, element('h3', {}, title), ...children);
