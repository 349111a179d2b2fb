/**
 * Computed style in jsdom for queries by role and name, which ask for it of every element and its ancestors. jsdom
 * matches each rule of its style sheet for each of these, a fifth of the time of a page test. The shop's sheets are not
 * there, so that display follows from the tag and few attributes, and the others from style attributes.
 */
const computedStyle = window.getComputedStyle.bind(window);

/** Display by tag and attributes. */
const displays = new Map<string, string>();

function displayOf(element: HTMLElement): string {
  const attributes = ['hidden', 'open', 'popover', 'type'].map((name) => element.getAttribute(name));
  const kind = [element.localName, ...attributes].join();
  let display = displays.get(kind);
  if (display === undefined) {
    const bare = element.cloneNode(false) as HTMLElement;
    bare.removeAttribute('style');
    display = computedStyle(bare).display;
    displays.set(kind, display);
  }
  return element.style.display || display;
}

const visibilityOf = (element: HTMLElement | null): string =>
  element === null ? 'visible' : element.style.visibility || visibilityOf(element.parentElement);

const quickProperties = new Map<string, (element: HTMLElement) => string>([
  ['display', displayOf],
  ['visibility', visibilityOf],
  ['pointerEvents', ({ style }) => style.pointerEvents || 'auto'],
]);

/** Replacement for `getComputedStyle`, with jsdom's values of all other properties. */
export const quickStyle: typeof window.getComputedStyle = (element, pseudo) => {
  const quick = (name: string) => quickProperties.get(name)?.(element as HTMLElement);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name: string) {
      if (name === 'getPropertyValue')
        return (property: string) =>
          quick(property) ?? computedStyle(element, pseudo).getPropertyValue(property);
      return quick(name) ?? (Reflect.get(computedStyle(element, pseudo), name) as unknown);
    },
  });
};
