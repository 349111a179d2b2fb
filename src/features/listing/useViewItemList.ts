import { useEffect } from 'react';
import { pushViewItemList } from './viewItemList';
import type { Listing } from './query/useListing';

/**
 * ANA-01: tells the data layer of the products of a list as they are loaded, each once, whatever order or filter
 * they come in.
 * @param name what the list is called
 */
export function useViewItemList({ source, address: { query }, products }: Listing, name: string): void {
  const list = JSON.stringify([source, source.operation === 'search' && query]);
  useEffect(() => pushViewItemList(list, name, products), [list, name, products]);
}
