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
  /** Saves a product, or takes it out of the lists it is in; shows at once. */
  toggle: (product: Favorite) => void;
  /** Saves a product that is in no list; one that is saved already stays where it is. */
  save: (product: Favorite) => void;
}

/** The customer's favourites; none for a visitor. FavoritesProvider provides them. */
export const FavoritesContext = createContext<Favorites>({
  codes: new Set(),
  toggle: () => undefined,
  save: () => undefined,
});

/** The customer's favourites: which products are in a list, and saving another (NAV-10). */
export function useFavorites(): Favorites {
  return use(FavoritesContext);
}
