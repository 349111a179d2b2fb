import { readStoredList, writeStored, type PrivateKey } from '../../../config/storage';
import { choiceOf, readListingAddress, type ListingAddress } from '../address/listingAddress';
import type { ListingSource } from './listingSource';

// The boot script runs this before the app's code has loaded: no import may bring React or the client with it.

/** How many products one load holds when the settings do not say (LIST-09). */
const defaultItemsPerLoad = 24;

/** How many products one load holds (LIST-09); 24 where the settings name no such number. */
export function productsPerLoad(settings: { itemsPerLoad?: number } | undefined): number {
  return settings?.itemsPerLoad || defaultItemsPerLoad;
}

// The name of a list holds the text that was searched for.
const key = 'listingPages' satisfies PrivateKey;

/** Of how many lists the page number is stored. */
const maxLists = 20;

/** The highest page number that is restored: an address without take should not load hundreds of products. */
const maxPages = 10;

/** Identifies a list: a category or a search with its filters and order. */
export function listId(source: ListingSource, address: ListingAddress): string {
  const of = source.operation === 'search' ? '' : source.id;
  return `${source.operation} ${of}${choiceOf(address)}`;
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1]) && entry[1] > 0;
}

const readPages = () => new Map(readStoredList('local', key, isEntry));

/**
 * The stored page number of a list: how many loads of it were shown last, ten at most (LIST-12).
 * @returns 1 where no valid number is stored
 */
export function storedPageNumber(list: string): number {
  return Math.min(maxPages, readPages().get(list) ?? 1);
}

/** Stores the page number of a list, in local storage, for the 20 latest lists (LIST-12). */
export function storePageNumber(list: string, page: number): void {
  const pages = readPages();
  if ((pages.get(list) ?? 1) === page) return;
  pages.delete(list);
  if (page > 1) pages.set(list, page);
  writeStored('local', key, JSON.stringify([...pages].slice(-maxLists)));
}

/** What an address selects when it is opened: without skip and take as many loads as were shown of this list last (LIST-12). */
export function openedAddress(source: ListingSource, search: string, itemsPerLoad: number): ListingAddress {
  const address = readListingAddress(search, itemsPerLoad);
  const parameters = new URLSearchParams(search);
  if (parameters.has('skip') || parameters.has('take')) return address;
  return { ...address, take: itemsPerLoad * storedPageNumber(listId(source, address)) };
}
