import { useQuery } from '@tanstack/react-query';
import { quickSearchQuery } from '../../../api/generated/queries';
import { articleNumberQuery, suggestionsQuery } from './secondaryQueries';
import { isArticleNumber, selectHits, type QuickHits } from './quickHits';

/** How far a search while typing has come (SRCH-04). */
export type QuickSearch =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'found'; hits: QuickHits };

/** From how many characters on a text is searched for while typing (SRCH-03). */
export const leastTyped = 3;

/**
 * SRCH-03 to SRCH-05: searches while typing: hits, suggestions, and articles for a text that may be a number. Another
 * text cancels what is under way. Without an answer of their own, suggestions are those of the hits, and articles none.
 * @param asked the text to ask for; too short a one asks for nothing and counts as loading
 */
export function useQuickSearch(asked: string): QuickSearch {
  const input = { query: { query: asked } };
  const enabled = asked.length >= leastTyped;
  const quick = useQuery({ ...quickSearchQuery(input), enabled });
  const suggested = useQuery({ ...suggestionsQuery(asked), enabled });
  const articles = useQuery({ ...articleNumberQuery(asked), enabled: enabled && isArticleNumber(asked) });
  if (quick.isError) return { status: 'failed', retry: () => void quick.refetch() };
  if (!enabled || !quick.data || suggested.isLoading || articles.isLoading) return { status: 'loading' };
  const suggestions = suggested.data?.suggestions ?? quick.data.suggestions;
  return { status: 'found', hits: selectHits(quick.data, suggestions, articles.data) };
}
