import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * SRCH-04: whether an empty box offers categories: while focus is in it, until Escape or a choice.
 * @param text what the box holds
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
