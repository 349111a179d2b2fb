import { useCallback, useEffect, useRef, useState } from 'react';

/** How long nothing may be typed before the search is made, in ms (SRCH-03). */
const quietMs = 500;

/** The text in a search box. */
export interface SearchText {
  text: string;
  /** What to ask the server for: the text once nothing has been typed for 500 ms, before that nothing. */
  asked: string;
  /** Puts another text in the box, as typing does. */
  type: (text: string) => void;
  /** Leaves the text as it is, and asks for nothing that is not asked for already (SRCH-06). */
  settle: () => void;
  /**
   * Puts a text in the box that is not to be asked for; what is asked for stays when it is there already.
   * @returns whether the box held another one
   */
  replace: (text: string) => boolean;
}

/**
 * SRCH-03: the text in a search box and what of it is asked for. Whatever is typed takes back what was asked for, so
 * that an answer to an earlier text has nowhere to show.
 * @param initial what stands in the box at first
 */
export function useSearchText(initial: string): SearchText {
  const [state, setState] = useState({ text: initial, asked: '' });
  const latest = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => settle, [settle]);

  const type = useCallback(
    (text: string) => {
      settle();
      latest.current = text;
      setState({ text, asked: '' });
      timer.current = setTimeout(() => setState({ text, asked: text.trim() }), quietMs);
    },
    [settle],
  );
  const replace = useCallback(
    (text: string) => {
      settle();
      if (latest.current.trim() === text) return false;
      latest.current = text;
      setState({ text, asked: '' });
      return true;
    },
    [settle],
  );
  return { ...state, type, settle, replace };
}
