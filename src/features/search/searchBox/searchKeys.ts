import type { KeyboardEvent } from 'react';
import type { SearchBoxState } from './useSearchBox';

/**
 * SRCH-08: keyboard handler of the search box: ArrowDown and ArrowUp move through the options and reopen the list,
 * Enter follows the active option or submits, Tab leaves. The dropdown of a failed search stays open, so that Tab
 * reaches its button.
 * @param move moves by one option
 * @param activeId element id of the active option; undefined for none
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
