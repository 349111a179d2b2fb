import styles from './bench.css?inline';
import { button, element, styleSheet } from './elements';

/** Texts, buttons and content of a drawer. */
interface DrawerParts {
  title: string;
  /** Text of the button that opens it. */
  opener: string;
  /** Its buttons in order, with the given close button. */
  buttons: (close: HTMLButtonElement) => HTMLButtonElement[];
  content: readonly Node[];
}

/**
 * Show a button that opens a drawer. Both are in a shadow DOM, isolated from the shop's styles.
 * @returns the button
 */
export function showDrawer({ title, opener: text, buttons, content }: DrawerParts): HTMLButtonElement {
  const drawer = element('dialog', { 'aria-label': title });
  const opener = button(text, () => drawer.show());
  opener.className = 'open';
  const close = button('Close', () => {
    drawer.close();
    opener.focus();
  });
  drawer.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close.click();
  });
  drawer.append(element('div', { class: 'head' }, element('h2', {}, title), ...buttons(close)), ...content);
  const host = element('div', { 'data-test-bench': '' });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet(styles)];
  root.append(opener, drawer);
  document.body.append(host);
  return opener;
}
