import { useLayoutEffect, useRef, useState } from 'react';

/** How much of what is in view a button moves on by, so that the last of it stays in sight. */
const share = 0.8;
/** Within so many px an end counts as reached: browsers round. */
const slack = 2;

/** PDP-04: a row that scrolls sideways: which of its ends are in view, and moving it by nearly its own width. */
export function useSidewaysRow() {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  const measure = () => {
    if (!ref.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = ref.current;
    const atStart = scrollLeft <= slack;
    const atEnd = scrollLeft + clientWidth >= scrollWidth - slack;
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
  };

  useLayoutEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const move = (direction: 1 | -1) => {
    if (ref.current) ref.current.scrollLeft += direction * ref.current.clientWidth * share;
  };
  return { ...ends, move, rowProps: { ref, onScroll: measure } };
}
