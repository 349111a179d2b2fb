import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** NAV-09: how long the width must stay unchanged before it is measured, in ms. */
export const overflowDelay = 200;

/**
 * NAV-09: whether a single line of content is wider than its room. Measured at once for new content, and 200 ms after
 * the last change of the room's width.
 * @param ref the line; while it overflows its content may be shortened
 * @param content changes when the line's content does
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, content: string): boolean {
  const fullWidth = useRef(0);
  const room = useRef(0);
  const [overflowing, setOverflowing] = useState({ content: '', is: false });
  const shortened = overflowing.content === content && overflowing.is;

  useLayoutEffect(() => {
    const line = ref.current;
    if (!line || overflowing.content === content) return;
    fullWidth.current = line.scrollWidth;
    room.current = line.clientWidth;
    setOverflowing({ content, is: fullWidth.current > room.current });
  }, [ref, content, overflowing.content]);

  useEffect(() => {
    const line = ref.current;
    if (!line) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      if (line.clientWidth === room.current) return;
      timer = setTimeout(() => {
        // A line that fits reports its room as its width, so only what is seen whole is measured again.
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
