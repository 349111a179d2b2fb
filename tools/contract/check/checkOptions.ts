import type { Journal } from './journal';
import type { Extent } from './run';
import type { User } from './flows/identity';

/** Options of a check of a backend. */
export interface CheckOptions extends Extent {
  /** Accounts to sign in with. */
  users: readonly User[];
  /** True to include calls that change data: carts, favourites, addresses, and placing an order. */
  write: boolean;
  /** The first language, as in Content-Language; by default the backend's default language. */
  language?: string;
  /** Restricts the check to these languages. */
  only?: readonly string[];
  /** True to read one language as the first user only: what a release needs to know, in a minute. */
  quick?: boolean;
  /** Maximum pages to open per language. */
  pages: number;
  /** Maximum languages to read at the same time; by default 1. */
  concurrency?: number;
  /** Journal of what has to be given back; by default one of this run only. */
  journal?: Journal;
}
