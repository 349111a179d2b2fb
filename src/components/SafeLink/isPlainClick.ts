import type { MouseEvent } from 'react';

/** Whether a click follows a link here, rather than opening it in a new tab or window. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
