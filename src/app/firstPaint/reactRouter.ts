import { createContext, jsx, type Props } from './react';

/**
 * The part of the router that the first page needs: it follows no link, the browser does. The build of the first page
 * puts this module in the place of the router (scripts/firstPaintScript.ts).
 */

interface To {
  pathname: string;
  search: string;
  hash: string;
}

export const useLocation = () => window.location;
export const useSearchParams = () => [new URLSearchParams(window.location.search)];
export const useNavigate = () => undefined;
export const useNavigationType = () => 'POP';
export const UNSAFE_NavigationContext = createContext({ navigator: undefined });

const hrefOf = ({ pathname, search, hash }: To) => `${pathname}${search}#${hash}`;

export function Link({ to, state: _, ...props }: Props & { to: string | To }) {
  return jsx('a', { ...props, 'data-discover': true, href: typeof to === 'string' ? to : hrefOf(to) });
}
