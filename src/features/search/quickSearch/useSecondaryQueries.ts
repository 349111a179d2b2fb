import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSuggestionsQuery, variationCodeSearchQuery } from '../../../api/generated/queries';
import { isArticleNumber } from '../../../lib/articleNumber';

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

/** SRCH-05: alternative search texts, beside the results (getSuggestions). */
export const useSuggestions = (query: string, enabled = true) =>
  useSecondaryQuery({ ...getSuggestionsQuery({ query: { query } }), enabled });

/** SRCH-05: variations by article number, beside the results of a text that may be one (variationCodeSearch). */
export const useArticleNumbers = (query: string, enabled = true) =>
  useSecondaryQuery({
    ...variationCodeSearchQuery({ query: { query } }),
    enabled: enabled && isArticleNumber(query),
  });
