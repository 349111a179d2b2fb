import { useQuery } from '@tanstack/react-query';
import { quickSearchQuery } from '../../../api/generated/queries';
import type { QuickSearchResult, VariationCodeSearchResult } from '../../../api/generated/types';
import { minQueryLength } from '../searchAddress';
import { useArticleNumbers, useSuggestions } from './useSecondaryQueries';

/** Responses to a search text. */
interface QuickAnswers {
  /** Response of quickSearch. */
  quick: QuickSearchResult;
  /** Search texts, best first. */
  suggestions: readonly string[];
  /** Response of variationCodeSearch, when the text may be an article number. */
  numbered?: VariationCodeSearchResult;
}

/** State of a search while typing (SRCH-04). */
export type QuickSearch =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | ({ status: 'found' } & QuickAnswers);

/**
 * SRCH-03 to SRCH-05: search while typing: hits, suggestions, and articles for a text that may be a number. Another
 * text aborts pending requests. Without responses of their own, suggestions fall back to those of the hits, and
 * articles to none.
 * @param query search text; a text below the minimum length sends no request and counts as loading
 */
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
