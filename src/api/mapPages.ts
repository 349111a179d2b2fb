import type { InfiniteData, QueryFunction, QueryKey } from '@tanstack/react-query';
import type { PageSpan } from './paging';

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
