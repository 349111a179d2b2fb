import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSuggestionsQuery, variationCodeSearchQuery } from '../../../api/generated/queries';
import { isArticleNumber } from '../../product/articleNumber';

/** How long the results wait for suggestions and article numbers, in ms; a later answer would shift the layout. */
const deadlineMs = 2000;

/** A query of a single attempt, cancelled after 2 s: the results are shown without its answer then. */
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

/** SRCH-05: other search texts for one, beside its results (getSuggestions). */
export const useSuggestions = (query: string, enabled = true) =>
  useSecondaryQuery({ ...getSuggestionsQuery({ query: { query } }), enabled });

/** SRCH-05: variations by their article number, beside the results of a text that may be one (variationCodeSearch). */
export const useArticleNumbers = (query: string, enabled = true) =>
  useSecondaryQuery({
    ...variationCodeSearchQuery({ query: { query } }),
    enabled: enabled && isArticleNumber(query),
  });
