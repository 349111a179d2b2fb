import {
  useQuery,
  hashKey,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  quickSearchQuery,
  getSuggestionsQuery,
  variationCodeSearchQuery,
} from '../../../api/generated/queries';
import type { QuickSearchResult, VariationCodeSearchResult } from '../../../api/generated/types';
import { isArticleNumber } from '../../../lib/normalizeText';
import { minQueryLength } from '../searchAddress';

/** Time that results wait for suggestions and article numbers, in ms; later responses would shift the layout. */
const deadlineMs = 2000;

/** A query without retries, aborted after 2 s: the results are then shown without it. */
function useSecondaryQuery<Data, Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) {
  const client = useQueryClient();
  const { data, isLoading } = useQuery({ ...options, retry: false });
  const key = hashKey(options.queryKey);
  useEffect(() => {
    if (!isLoading) return;
    const cancel = () =>
      client.cancelQueries({ predicate: ({ queryHash }) => queryHash === key }, { silent: true });
    const timer = setTimeout(() => void cancel(), deadlineMs);
    return () => clearTimeout(timer);
  }, [client, key, isLoading]);
  return { data, isLoading };
}

export const useSuggestions = (query: string, enabled = true) =>
  useSecondaryQuery({ ...getSuggestionsQuery({ query: { query } }), enabled });

/** SRCH-05: variations by article number, beside the results of a text that may be one (variationCodeSearch). */
export const useArticleNumbers = (query: string, enabled = true) =>
  useSecondaryQuery({
    ...variationCodeSearchQuery({ query: { query } }),
    enabled: enabled && isArticleNumber(query),
  });

interface QuickResponses {
  quick: QuickSearchResult;
  suggestions: readonly string[];
  /** Response of variationCodeSearch, when the text may be an article number. */
  numbered?: VariationCodeSearchResult;
}

/** State of a search while typing (SRCH-04). */
export type QuickSearch =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | ({ status: 'found' } & QuickResponses);

/** SRCH-03 to SRCH-05: search while typing: hits, suggestions, and articles for a text that may be a number. */
export function useQuickSearch(query: string): QuickSearch {
  const input = { query: { query: query } };
  const enabled = query.length >= minQueryLength;
  const quick = useQuery({ ...quickSearchQuery(input), enabled });
  const suggested = useSuggestions(query, enabled);
  const articles = useArticleNumbers(query, enabled);
  if (quick.isError) return { status: 'failed', retry: () => void quick.refetch() };
  if (!enabled || !quick.data || suggested.isLoading || articles.isLoading) return { status: 'loading' };
  const suggestions = suggested.data?.suggestions ?? quick.data.suggestions;
  return { status: 'found', quick: quick.data, suggestions, numbered: articles.data };
}
