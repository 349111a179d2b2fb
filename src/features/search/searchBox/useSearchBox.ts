import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { normalizeText } from '../../../lib/normalizeText';
import { type QuickSearch, useDropdown, useQuickSearch } from '../quickSearch/useQuickSearch';
import { minQueryLength, minSubmitLength, useVisitAddress, useSearchAddress } from '../searchAddress';

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface Options {
  query: string;
  count: number;
}

export interface SearchBoxState {
  isSearchPage: boolean;
  text: string;
  type: (text: string) => void;
  debouncedText: string;
  search: QuickSearch;
  /** Number of options in the dropdown; undefined until it has rendered those of the search text. */
  optionCount: number | undefined;
  setOptions: (options: Options) => void;
  hrefFor: (text: string) => string;
  shown: boolean;
  reopen: () => void;
  close: () => void;
  follow: () => void;
  /** Navigate to all results for the text, if it is long enough. @returns true when it navigated */
  submit: () => boolean;
}

/** Debounce of the search, in ms (SRCH-03). */
const debounceMs = 500;

interface SearchText {
  text: string;
  /** Debounced search text; empty until 500 ms after the last key. */
  debouncedText: string;
  type: (text: string) => void;
  /** Cancel a pending search; the text stays (SRCH-06). */
  cancelSearch: () => void;
  /** Replace the text without searching; does nothing when it is the same. */
  replace: (text: string) => boolean;
}

/** SRCH-03: the text of a search box, and its debounced value, which typing resets: no earlier response is shown. */
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

/** SRCH-01, SRCH-03 to SRCH-07: state and actions of a search box. */
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
