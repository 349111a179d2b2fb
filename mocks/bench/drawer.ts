import styles from './bench.css?inline';
import { button, element } from './elements';

/** What a drawer is made of. */
interface DrawerParts {
  title: string;
  /** Text of the button that opens it. */
  opener: string;
  /** Its buttons, in their order; the one that closes it is given. */
  buttons: (close: HTMLButtonElement) => HTMLButtonElement[];
  content: readonly Node[];
}

/**
 * Shows a button that opens a drawer. Both stand in the shadow DOM, apart from the shop and its styles.
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
  host.attachShadow({ mode: 'open' }).append(element('style', {}, styles), opener, drawer);
  document.body.append(host);
  return opener;
}
