import { createContext, use } from 'react';

/** A product that can be saved. */
export interface Favorite {
  code: string;
  name: string;
}

/** The customer's favourites, in the form that hearts need. */
export interface Favorites {
  /** Codes in any list (FAV-02). */
  codes: ReadonlySet<string>;
  /** Save a product that is in no list, in the first list or a new one; a saved product stays unchanged. */
  save: (product: Favorite) => void;
}

/** Context of the customer's favourites, provided by FavoritesProvider; empty for a visitor. */
export const FavoritesContext = createContext<Favorites>({
  codes: new Set(),
  save: () => undefined,
});

/**
 * The customer's favourites: codes in any list, and an action to save a product (NAV-10).
 * @example const { codes, save } = useFavorites();
 */
export function useFavorites(): Favorites {
  return use(FavoritesContext);
}
