import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { quickGroups, type QuickGroup } from '../quickSearch/quickOptions';
import { leastSubmitted, useArrivedAt, useSearchAddress } from '../searchAddress';
import { useDropdown } from '../quickSearch/useDropdown';
import { useHitsAnnounced } from '../quickSearch/useHitsAnnounced';
import { leastTyped, useQuickSearch, type QuickSearch } from '../quickSearch/useQuickSearch';
import { useSearchText } from './useSearchText';

/** A search box with its dropdown. */
export interface SearchBoxState {
  text: string;
  type: (text: string) => void;
  /** The text that the hits belong to. */
  asked: string;
  search: QuickSearch;
  groups: readonly QuickGroup[];
  /** Whether the dropdown shows. */
  shown: boolean;
  /** Opens the dropdown for the text that is there. */
  reopen: () => void;
  close: () => void;
  /** An option was followed. */
  follow: () => void;
  /** Goes to all results for the text, where it is long enough. @returns whether it was */
  submit: () => boolean;
}

/**
 * SRCH-01, SRCH-03 to SRCH-07: what a search box knows and does. On the search page the box holds what the page was
 * asked with; another text there leaves an open dropdown nothing to show.
 * @param frame the element around box and dropdown
 * @param onFollow told when the box has led somewhere
 */
export function useSearchBox(frame: RefObject<HTMLElement | null>, onFollow?: () => void): SearchBoxState {
  const navigate = useNavigate();
  const { address, query, hrefFor } = useSearchAddress();
  const arrivedAt = useArrivedAt();
  const { text, asked, type, settle, replace } = useSearchText(query ?? '');
  const hasText = text.trim().length >= leastTyped;
  const { shown, open, close, closeSoon } = useDropdown(frame, query === null ? arrivedAt : null, hasText);
  const search = useQuickSearch(asked);
  const groups = search.status === 'found' ? quickGroups(search.hits, asked, hrefFor) : [];
  useHitsAnnounced(search, asked, shown);
  useEffect(() => {
    if (query !== null && replace(query)) close();
  }, [query, replace, close]);

  const follow = () => {
    settle();
    closeSoon();
    onFollow?.();
  };
  const submit = () => {
    const wanted = text.trim();
    if (wanted.length < leastSubmitted) return false;
    const href = hrefFor(wanted);
    void navigate(href, { replace: href === address });
    follow();
    return true;
  };
  const typeAndOpen = (typed: string) => {
    type(typed);
    open();
  };
  const reopen = () => {
    if (asked === '') type(text);
    open();
  };
  return { text, type: typeAndOpen, asked, search, groups, shown, reopen, close, follow, submit };
}
