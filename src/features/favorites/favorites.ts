import { createContext, use } from 'react';

/** A product that can be saved. */
export interface Favorite {
  code: string;
  name: string;
}

/** Codes of the customer's favourites, in any list (FAV-02), provided by FavoritesProvider; empty for a visitor. */
export const FavoritesContext = createContext<ReadonlySet<string>>(new Set());

/**
 * Codes of the customer's favourites, for hearts.
 * @example const isSaved = useFavorites().has(code);
 */
export function useFavorites(): ReadonlySet<string> {
  return use(FavoritesContext);
}
