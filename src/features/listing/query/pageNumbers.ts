import { readStored, writeStored } from '../../../config/storage';
import { choiceOf, type ListingAddress } from '../address/listingAddress';
import type { ListingSource } from './listingSource';

const key = 'listingPages';

/** Of how many lists the page number is kept. */
const mostLists = 20;

/** A page number beyond this one is not restored: nobody waits for hundreds of products that the address does not name. */
const mostPages = 10;

/** Which list it is: a choice of products of a category or a search. */
export function listId(source: ListingSource, address: ListingAddress): string {
  const of = source.operation === 'search' ? '' : source.id;
  return `${source.operation} ${of}${choiceOf(address)}`;
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1]) && entry[1] > 0;
}

function readPages(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(readStored('local', key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/**
 * The page number of a list that local storage keeps: how many loads of it were shown last, ten at most (LIST-12).
 * @returns 1 where nothing sensible is kept
 */
export function storedPageNumber(list: string): number {
  return Math.min(mostPages, readPages().get(list) ?? 1);
}

/** Keeps the page number of a list; those of the 20 latest lists are kept (LIST-12). */
export function storePageNumber(list: string, page: number): void {
  const pages = readPages();
  if ((pages.get(list) ?? 1) === page) return;
  pages.delete(list);
  if (page > 1) pages.set(list, page);
  writeStored('local', key, JSON.stringify([...pages].slice(-mostLists)));
}
