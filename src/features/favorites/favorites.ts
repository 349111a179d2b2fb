import { createContext, use } from 'react';

/** A product that can be saved. */
export interface Favorite {
  code: string;
  name: string;
}

/** The customer's favourites as hearts need them. */
export interface Favorites {
  /** Codes that are in any list (FAV-02). */
  codes: ReadonlySet<string>;
  /** Saves a product that is in no list, in the first list or a new one; one that is saved already stays where it is. */
  save: (product: Favorite) => void;
}

/** The customer's favourites; none for a visitor. FavoritesProvider provides them. */
export const FavoritesContext = createContext<Favorites>({
  codes: new Set(),
  save: () => undefined,
});

/** The customer's favourites: which products are in a list, and saving another (NAV-10). */
export function useFavorites(): Favorites {
  return use(FavoritesContext);
}
