import type { InfiniteData } from '@tanstack/react-query';

/** A page of a list, as the parameters of its call: items left out before it, and the most that it may have. */
export interface PageSpan {
  skip: number;
  take: number;
}

/** The items of a list to fetch, by their places; without limits all of them, from the first page onwards. */
export interface WantedItems {
  /** Place of the first item, where pages before the first one fetched are wanted too. */
  from?: number | undefined;
  /** Place after the last item. */
  until?: number | undefined;
}

/** Where the answers of a paged operation have their list (`x-paging` of the contract). */
export interface Paging<Data, Item> {
  /** The items of a page; undefined where an answer departs from the contract. */
  items: (data: Data) => readonly Item[] | undefined;
  /** The number of all items, on every page or not. */
  total: (data: Data) => number | undefined;
  /** The property that identifies an item. */
  id: keyof Item;
  /** The most items that one call may ask for. */
  maxTake: number;
}

/** How much of a list has been fetched. */
export interface LoadedPages<Data> {
  /** Those that brought anything, in the order of the list. */
  pages: readonly Data[];
  /** Items before the first page. */
  skip: number;
  /** Place after the last item fetched. */
  end: number;
  /** Nothing comes after it. */
  isLast: boolean;
}

/** Whether the last of several pages has only items of the pages before it. */
function isRepeated<Data, Item>({ items, id }: Paging<Data, Item>, pages: readonly Data[]): boolean {
  // An item may be null in an answer that departs from the contract.
  const idsOf = (page: Data) => (items(page) ?? []).map((item: Item | null) => item?.[id]);
  const [last, ...others] = pages.toReversed();
  if (last === undefined || others.length === 0) return false;
  const before = new Set(others.flatMap(idsOf));
  return idsOf(last).every((itemId) => before.has(itemId));
}

/**
 * How much of a list its pages hold. The list ends at the total, with an empty page, and with a page that brings nothing
 * new: a server that ignores skip would be called for ever (LIST-07).
 */
export function loadedPages<Data, Item>(
  paging: Paging<Data, Item>,
  { pages, pageParams }: InfiniteData<Data, PageSpan>,
): LoadedPages<Data> {
  const skip = pageParams[0]?.skip ?? 0;
  const isEnded = isRepeated(paging, pages);
  const used = isEnded ? pages.slice(0, -1) : pages;
  const last = used.at(-1);
  if (last === undefined) return { pages: used, skip, end: skip, isLast: false };
  const count = paging.items(last)?.length ?? 0;
  const end = (pageParams[used.length - 1]?.skip ?? 0) + count;
  return { pages: used, skip, end, isLast: isEnded || count === 0 || end >= (paging.total(last) ?? 0) };
}

/**
 * The page parameters of an infinite query: as many items per page as a call may ask for, up to what is wanted. There is
 * a further page only as long as more is wanted.
 * @param first the parameters of the first page, where the caller gives them: items left out before it, items per page
 */
export function pageParams<Data, Item>(
  paging: Paging<Data, Item>,
  { skip = 0, take = paging.maxTake }: Partial<PageSpan> = {},
  { from = skip, until = Infinity }: WantedItems = {},
) {
  const pageFrom = (start: number): PageSpan => ({ skip: start, take: Math.min(take, until - start) });
  return {
    initialPageParam: pageFrom(skip),
    getNextPageParam: (_last: Data, pages: Data[], _param: PageSpan, params: PageSpan[]) => {
      const { end, isLast } = loadedPages(paging, { pages, pageParams: params });
      return isLast || end >= until ? undefined : pageFrom(end);
    },
    getPreviousPageParam: (_first: Data, _pages: Data[], { skip: end }: PageSpan): PageSpan | undefined => {
      const start = Math.max(from, end - take);
      return start < end ? { skip: start, take: end - start } : undefined;
    },
  };
}
