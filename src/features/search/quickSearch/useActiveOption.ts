import { useState } from 'react';

/** The option the arrow keys have come to. */
export interface ActiveOption {
  /** Its place in the list; -1 for none. */
  active: number;
  /** Goes one on (1) or back (-1), past the end to the other one (SRCH-08). */
  move: (step: 1 | -1) => void;
}

/**
 * SRCH-08: walks through a list with wrap-around. Another list, or one that shows anew, begins with no active option.
 * @param list what tells one list from another; null while none shows
 * @param length how many options it has
 */
export function useActiveOption(list: string | null, length: number): ActiveOption {
  const [state, setState] = useState({ list, place: -1 });
  if (list === null && state.place !== -1) setState({ list, place: -1 });
  const active = state.list === list && state.place < length ? state.place : -1;
  const move = (step: 1 | -1) => {
    if (length === 0) return;
    const from = active === -1 && step === -1 ? 0 : active;
    setState({ list, place: (from + step + length) % length });
  };
  return { active, move };
}
