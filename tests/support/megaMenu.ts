import { screen, within } from '@testing-library/react';

/** The main menu. */
export const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
/** The link of a top item. */
export const topLink = (name: string) => within(menu()).getAllByRole('link', { name })[0] ?? document.body;
/** The button that opens the panel of a top item. */
export const opener = (name: string) => within(menu()).getByRole('button', { name: `Show ${name}` });
/** The open panel, or null. */
export const panel = () => menu().querySelector<HTMLElement>('[data-menu-panel]');
/** Links of the open panel, beginning with its heading. */
export const panelLinks = () => within(panel() ?? document.body).getAllByRole('link');
