import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { normalizeText } from '../../../lib/normalizeText';
import { useDropdown } from '../quickSearch/useDropdown';
import { type QuickSearch, useQuickSearch } from '../quickSearch/useQuickSearch';
import { minQueryLength, minSubmitLength, useVisitAddress, useSearchAddress } from '../searchAddress';

/** Element id of an option of the dropdown, by its index in the whole listbox. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Number of options for a search text. */
interface Options {
  query: string;
  count: number;
}

/** State and actions of a search box with its dropdown. */
export interface SearchBoxState {
  isSearchPage: boolean;
  text: string;
  type: (text: string) => void;
  /** Search text of the hits. */
  debouncedText: string;
  search: QuickSearch;
  /** Number of options in the dropdown; undefined until it has rendered those of the search text. */
  optionCount: number | undefined;
  /** Call when the dropdown has rendered the options of a search text. */
  setOptions: (options: Options) => void;
  /** SRCH-01: URL of all results for a text. */
  hrefFor: (text: string) => string;
  /** True while the dropdown is open. */
  shown: boolean;
  /** Open the dropdown for the current text. */
  reopen: () => void;
  close: () => void;
  /** Call when an option is followed. */
  follow: () => void;
  /** Navigate to all results for the text, if it is long enough. @returns true when it navigated */
  submit: () => boolean;
}

/** Debounce of the search, in ms (SRCH-03). */
const debounceMs = 500;

/** Text of a search box and its actions. */
interface SearchText {
  text: string;
  /** Debounced search text; empty until 500 ms after the last key. */
  debouncedText: string;
  /** Set the text, as typing does. */
  type: (text: string) => void;
  /** Cancel a pending search; the text stays (SRCH-06). */
  cancelSearch: () => void;
  /**
   * Replace the text without searching; does nothing when it is the same.
   * @returns true when the text changed
   */
  replace: (text: string) => boolean;
}

/**
 * SRCH-03: the text of a search box, and its debounced value. Typing resets the latter, so that the response to an
 * earlier text is never shown.
 * @param initial initial text
 */
function useSearchText(initial: string): SearchText {
  const [state, setState] = useState({ text: initial, debouncedText: '' });
  const latest = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelSearch = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancelSearch, [cancelSearch]);

  const type = useCallback(
    (text: string) => {
      cancelSearch();
      latest.current = text;
      setState({ text, debouncedText: '' });
      timer.current = setTimeout(() => setState({ text, debouncedText: normalizeText(text) }), debounceMs);
    },
    [cancelSearch],
  );
  const replace = useCallback(
    (text: string) => {
      cancelSearch();
      if (normalizeText(latest.current) === text) return false;
      latest.current = text;
      setState({ text, debouncedText: '' });
      return true;
    },
    [cancelSearch],
  );
  return { ...state, type, cancelSearch, replace };
}

/**
 * SRCH-01, SRCH-03 to SRCH-07: state and actions of a search box. On the search page the box contains the page's query;
 * a change of it closes the dropdown.
 * @param frame element around box and dropdown
 * @param onFollow called after a navigation from the box
 */
export function useSearchBox(frame: RefObject<HTMLElement | null>, onFollow?: () => void): SearchBoxState {
  const navigate = useNavigate();
  const { address, query, hrefFor } = useSearchAddress();
  const visitAddress = useVisitAddress();
  const { text, debouncedText, type, cancelSearch, replace } = useSearchText(query ?? '');
  const hasText = normalizeText(text).length >= minQueryLength;
  const { shown, open, close, closeAfterSubmit } = useDropdown(
    frame,
    query === null ? visitAddress : null,
    hasText,
  );
  const search = useQuickSearch(debouncedText);
  const [options, setOptions] = useState<Options>();
  const isListed = search.status === 'found' && options?.query === debouncedText;
  useEffect(() => {
    if (query !== null && replace(query)) close();
  }, [query, replace, close]);

  const follow = () => {
    cancelSearch();
    closeAfterSubmit();
    onFollow?.();
  };
  const submit = () => {
    const query = normalizeText(text);
    if (query.length < minSubmitLength) return false;
    const href = hrefFor(query);
    void navigate(href, { replace: href === address });
    follow();
    return true;
  };
  const typeAndOpen = (typed: string) => {
    type(typed);
    open();
  };
  const reopen = () => {
    if (debouncedText === '') type(text);
    open();
  };
  return {
    isSearchPage: query !== null,
    text,
    type: typeAndOpen,
    debouncedText,
    search,
    optionCount: isListed ? options.count : undefined,
    setOptions,
    hrefFor,
    shown,
    reopen,
    close,
    follow,
    submit,
  };
}
