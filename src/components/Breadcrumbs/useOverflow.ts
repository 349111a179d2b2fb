import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** NAV-09: debounce of the measurement after a resize, in ms. */
export const overflowDelay = 200;

/**
 * NAV-09: true while a single line of content is wider than its container. Measured for new content before it is
 * painted, and 200 ms after the last resize of the container.
 * @param ref the line; its content may be shortened while it overflows
 * @param content value that changes with the line's content
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, content: string): boolean {
  const fullWidth = useRef(0);
  const room = useRef(0);
  const [overflowing, setOverflowing] = useState({ content: '', is: false });
  const shortened = overflowing.content === content && overflowing.is;

  useLayoutEffect(() => {
    const line = ref.current;
    if (!line || overflowing.content === content) return undefined;
    // In the frame that paints it, so as not to force a layout while React commits.
    const frame = requestAnimationFrame(() => {
      fullWidth.current = line.scrollWidth;
      room.current = line.clientWidth;
      flushSync(() => setOverflowing({ content, is: fullWidth.current > room.current }));
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, content, overflowing.content]);

  useEffect(() => {
    const line = ref.current;
    if (!line) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      if (line.clientWidth === room.current) return;
      timer = setTimeout(() => {
        // The scrollWidth of a line that fits is that of its container, so only the full line is measured again.
        if (!shortened) fullWidth.current = line.scrollWidth;
        room.current = line.clientWidth;
        setOverflowing({ content, is: fullWidth.current > room.current });
      }, overflowDelay);
    });
    observer.observe(line);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, content, shortened]);

  return shortened;
}
