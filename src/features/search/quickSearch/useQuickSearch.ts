import { useQuery } from '@tanstack/react-query';
import { withDeadline } from '../../../api/deadline';
import {
  getSuggestionsQuery,
  quickSearchQuery,
  variationCodeSearchQuery,
} from '../../../api/generated/queries';
import { request } from '../../../api/request';
import { isArticleNumber, selectHits, type QuickHits } from './quickHits';

/** How far a search while typing has come (SRCH-04). */
export type QuickSearch =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'found'; hits: QuickHits };

/** From how many characters on a text is searched for while typing (SRCH-03). */
export const leastTyped = 3;
/** How long suggestions and articles may keep the hits waiting, in ms; later they would move what is shown. */
const companionMs = 2000;

/** Makes one of the calls that accompany quickSearch, once and not for long. */
function companion<Id extends 'getSuggestions' | 'variationCodeSearch'>(id: Id, query: string) {
  return {
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      withDeadline((stop) => request(id, { query: { query } }, { signal: stop }), companionMs, signal),
    retry: false,
  };
}

/**
 * SRCH-03 to SRCH-05: searches while typing: hits, suggestions, and articles for a text that may be a number. Another
 * text cancels what is under way. Without an answer of their own, suggestions are those of the hits, and articles none.
 * @param asked the text to ask for; too short a one asks for nothing and counts as loading
 */
export function useQuickSearch(asked: string): QuickSearch {
  const input = { query: { query: asked } };
  const enabled = asked.length >= leastTyped;
  const quick = useQuery({ ...quickSearchQuery(input), enabled });
  const suggested = useQuery({
    ...getSuggestionsQuery(input),
    ...companion('getSuggestions', asked),
    enabled,
  });
  const articles = useQuery({
    ...variationCodeSearchQuery(input),
    ...companion('variationCodeSearch', asked),
    enabled: enabled && isArticleNumber(asked),
  });
  if (quick.isError) return { status: 'failed', retry: () => void quick.refetch() };
  if (!enabled || !quick.data || suggested.isLoading || articles.isLoading) return { status: 'loading' };
  const suggestions = suggested.data?.suggestions ?? quick.data.suggestions;
  return { status: 'found', hits: selectHits(quick.data, suggestions, articles.data) };
}
