import {
  hashKey,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  getSuggestionsQuery,
  quickSearchQuery,
  variationCodeSearchQuery,
} from '../../../api/generated/queries';
import type { QuickSearchResult, VariationCodeSearchResult } from '../../../api/generated/types';
import { isArticleNumber } from '../../../lib/normalizeText';
import { minQueryLength } from '../searchAddress';

/** Delay before the dropdown closes after a selection or submit, in ms (SRCH-06). */
const submitCloseMs = 400;
/** Delay before it closes after navigation, in ms (SRCH-07). */
const leaveCloseMs = 500;

interface Dropdown {
  shown: boolean;
  open: () => void;
  close: () => void;
  /** Close after 400 ms, unless reopened meanwhile. */
  closeAfterSubmit: () => void;
}

/** Close on a click outside, when Tab moves focus outside, and on Escape, which returns focus to the box. */
function useDismissal(frame: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const inside = frame.current;
    if (!isOpen || !inside) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !inside.contains(target)) close();
    };
    const tab = (event: KeyboardEvent) => {
      if (event.key === 'Tab') closeOutside(event);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      close();
      inside.querySelector('input')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keyup', tab);
    inside.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keyup', tab);
      inside.removeEventListener('keydown', escape);
    };
  }, [frame, isOpen, close]);
}

/**
 * SRCH-06, SRCH-07: state of the dropdown; closes by dismissal, and 500 ms after leaving the search.
 * @param leftFor URL of a page other than the search page; null on the search page
 */
export function useDropdown(
  frame: RefObject<HTMLElement | null>,
  leftFor: string | null,
  hasText: boolean,
): Dropdown {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen && hasText;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useCallback((next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);
  const closeIn = useCallback((ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), ms);
  }, []);
  const open = useCallback(() => turn(true), [turn]);
  const close = useCallback(() => turn(false), [turn]);
  const closeAfterSubmit = useCallback(() => closeIn(submitCloseMs), [closeIn]);

  useDismissal(frame, shown, close);
  useEffect(() => {
    if (leftFor !== null) closeIn(leaveCloseMs);
  }, [leftFor, closeIn]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, open, close, closeAfterSubmit };
}

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
