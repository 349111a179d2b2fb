import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { LiveRegion } from '../../src/components/plain/LiveRegion';
import { SafeLink } from '../../src/routing/links/SafeLink';
import { SearchBox } from '../../src/features/search/searchBox/SearchBox';
import { renderInShop } from './renderInShop';
import { startSearchServer } from './searchServer';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Open the header's search box on a page, with links beside it that change the address in every way. */
export const open = (address = '/no', signedIn = false) =>
  renderInShop(
    <>
      <SearchBox variant="header" />
      <SafeLink href="/no/elsewhere">Elsewhere</SafeLink>
      <SafeLink href="/no/sok?query=lampe&instock=true">Narrower</SafeLink>
      <Link to="?take=48" replace>
        Rewritten
      </Link>
      <Link to="?view=Favorites">Another view</Link>
      <Link to="/no/elsewhere" replace>
        Sent on
      </Link>
      <Address />
      <LiveRegion />
    </>,
    { address, signedIn },
  );

/** The search box. */
export const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the shop' });
/** The list of hits, or null. */
export const list = () => screen.queryByRole('listbox');
/** The current address. */
export const address = () => screen.getByTestId('address').textContent;
/** Set the text of the box, as a keystroke or a paste does. */
export const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
/** Press a key on the focused element. */
export const pressKey = (name: string) => fireEvent.keyDown(document.activeElement ?? input(), { key: name });
/** The text of the active option. */
export const activeText = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Advance the clock, in ms, in small steps, so that React finishes each step before the next. */
export async function advance(ms: number, stepMs = 100) {
  for (let left = ms; left > 0; left -= stepMs) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, stepMs)));
  }
}

/** Type a text and wait until its hits are rendered. */
export async function typeAndWait(text: string) {
  act(() => input().focus());
  type(text);
  await advance(600);
}

/** Set up a fake clock, a server for the box, and stubs for jsdom. */
export function prepare() {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = vi.fn();
  return startSearchServer();
}
