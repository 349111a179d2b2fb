import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * SRCH-04: state of the categories offered by an empty box: open while it has focus, until Escape or a selection.
 * @param text text in the box
 */
export function useCategoryOffer(text: string) {
  const [isOpen, setOpen] = useState(false);
  return {
    shown: isOpen && text === '',
    hide: () => setOpen(false),
    events: {
      onFocus: ({ target }: FocusEvent) => {
        if (target instanceof HTMLInputElement) setOpen(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') setOpen(false);
      },
    },
  };
}
