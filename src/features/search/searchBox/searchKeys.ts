import type { KeyboardEvent } from 'react';
import type { SearchBoxState } from './useSearchBox';

/**
 * SRCH-08: the keys of the search box: ArrowDown and ArrowUp walk through the options and open the list again, Enter
 * follows the active option or else submits, Tab leaves. A failed search stays, for its button to be reached.
 * @param move goes one option on or back
 * @param activeId the element of the active option; undefined when there is none
 */
export function searchKeys(box: SearchBoxState, move: (step: 1 | -1) => void, activeId: string | undefined) {
  const walk = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    if (box.shown) move(step);
    else box.reopen();
  };
  const followActive = (event: KeyboardEvent) => {
    const option = activeId && document.getElementById(activeId);
    if (!option) return;
    event.preventDefault();
    option.click();
  };
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') walk(event, 1);
    if (event.key === 'ArrowUp') walk(event, -1);
    if (event.key === 'Enter') followActive(event);
    if (event.key === 'Tab' && box.search.status !== 'failed') box.close();
  };
}
