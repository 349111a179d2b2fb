import type { MouseEvent } from 'react';

/** True for a click that follows a link in this tab, rather than opening a new tab or window. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
