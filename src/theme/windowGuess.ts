import { createStore } from '../lib/createStore';

/** Windows that a page is rendered for on a server, which cannot know their size: width and height in px. */
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Kind of window that the page was rendered for on a server. */
export type WindowGuess = keyof typeof sizes;

/** The guess of this page; the browser takes it over from the document while it hydrates. */
export const windowGuess = createStore<WindowGuess>('desktop');

/**
 * True when the guessed window matches.
 * @param query media query with one condition of width or height; any other does not match
 */
export function guessMatches(query: string): boolean {
  const [, side, comparison, length] = /^\((width|height) (<=?|>=?) (\d+)px\)$/.exec(query) ?? [];
  if (side !== 'width' && side !== 'height') return false;
  const difference = sizes[windowGuess.get()][side] - Number(length);
  if (difference === 0) return comparison?.endsWith('=') ?? false;
  return comparison?.startsWith('<') ? difference < 0 : difference > 0;
}
