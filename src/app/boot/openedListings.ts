import type { ListingSource } from '../../features/listing/query/listingSource';
import { readStoredList, writeStored, type PrivateKey } from '../../config/storage';

const key = 'openedListings' satisfies PrivateKey;

/** Of how many paths the list is stored. */
const maxPaths = 20;

/** The list that a page shows. */
export interface OpenedListing {
  source: ListingSource;
  /** How many products one load of it holds (LIST-09). */
  itemsPerLoad: number;
}

/** A path, the id of its category (null for a search), and how many products one load holds. */
type Entry = [path: string, id: string | null, itemsPerLoad: number];

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry)) return false;
  const [path, id, itemsPerLoad] = entry as unknown[];
  const isSource = id === null || (typeof id === 'string' && id !== '');
  return typeof path === 'string' && isSource && Number.isInteger(itemsPerLoad) && Number(itemsPerLoad) > 0;
}

const readEntries = () => readStoredList('local', key, isEntry);

/** The list that a path showed when the app was last opened there; undefined where it showed none. */
export function expectedListing(pathname: string): OpenedListing | undefined {
  const entry = readEntries().find(([path]) => path === pathname);
  if (!entry) return undefined;
  const [, id, itemsPerLoad] = entry;
  const source = id === null ? { operation: 'search' } : { operation: 'getCategoryProducts', id };
  return { source: source as ListingSource, itemsPerLoad };
}

/** Stores which list a path shows, for the 20 latest paths; undefined where it shows none. */
export function storeListing(pathname: string, listing: OpenedListing | undefined): void {
  const entries = readEntries();
  const others = entries.filter(([path]) => path !== pathname);
  if (!listing && others.length === entries.length) return;
  if (listing) {
    const { source, itemsPerLoad } = listing;
    others.push([pathname, source.operation === 'search' ? null : source.id, itemsPerLoad]);
  }
  writeStored('local', key, JSON.stringify(others.slice(-maxPaths)));
}
