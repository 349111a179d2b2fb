import type { InfiniteData, QueryFunction, QueryKey } from '@tanstack/react-query';

/** A generated infinite query. */
interface PagesQuery<Data, Key extends QueryKey> {
  queryKey: Key;
  /** Query options also allow `skipToken`, which generated queries never have. */
  queryFn?: QueryFunction<Data, Key, PageSpan> | symbol;
}

/**
 * Cache the responses of a generated infinite query in another form, for lists of thousands of items.
 * @param toPage maps a response; its second argument is the previous page, for structural sharing
 * @example mapPages(searchInfiniteQuery({ query }), searchPage)
 */
export function mapPages<Data, Key extends QueryKey, Page>(
  { queryKey, queryFn }: PagesQuery<Data, Key>,
  toPage: (data: Data, before: Page | undefined) => Page,
): { queryKey: QueryKey; queryFn: QueryFunction<Page, QueryKey, PageSpan> } {
  return {
    queryKey,
    async queryFn(context) {
      const data = await (queryFn as QueryFunction<Data, Key, PageSpan>)({ ...context, queryKey });
      return toPage(data, context.client.getQueryData<InfiniteData<Page>>(queryKey)?.pages.at(-1));
    },
  };
}

/** Page of a list as call parameters: number of items to skip, and maximum number of items. */
export interface PageSpan {
  skip: number;
  take: number;
}

/** Range of list items to fetch; all from the first page onwards without limits. */
export interface WantedItems {
  /** Index of the first item, when pages before the first fetched one are needed too. */
  from?: number | undefined;
  /** Index after the last item. */
  until?: number | undefined;
}

/** Accessors of the list in the responses of a paged operation (`x-paging` of the contract). */
export interface Paging<Data, Item> {
  /** Items of a page; undefined when a response departs from the contract. */
  items: (data: Data) => readonly Item[] | undefined;
  /** Total number of items. */
  total: (data: Data) => number | undefined;
  /** Property that identifies an item. */
  id: keyof Item;
  /** Maximum number of items per call. */
  maxTake: number;
}

/** Fetched part of a list. */
export interface LoadedPages<Data> {
  /** Fetched pages in list order, without a last one that only repeats items. */
  pages: readonly Data[];
  /** Number of items before the first page. */
  skip: number;
  /** Index after the last item fetched. */
  end: number;
  /** True at the end of the list. */
  isLast: boolean;
}

/** True when the last of several pages contains only items of the previous pages. */
function isRepeated<Data, Item>({ items, id }: Paging<Data, Item>, pages: readonly Data[]): boolean {
  // An item may be null in a response that departs from the contract.
  const idsOf = (page: Data) => (items(page) ?? []).map((item: Item | null) => item?.[id]);
  const [last, ...others] = pages.toReversed();
  if (last === undefined || others.length === 0) return false;
  const before = new Set(others.flatMap(idsOf));
  return idsOf(last).every((itemId) => before.has(itemId));
}

/**
 * Fetched part of a list. The list ends at the total, at an empty page, and at a page without new items: a server
 * that ignores skip would otherwise be called forever (LIST-07).
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
 * Page parameters of an infinite query: as many items per page as a call allows, within the requested range. No
 * further page after the end of that range.
 * @param first parameters of the first page, where the caller sets them
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
