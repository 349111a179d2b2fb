import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves a row by whole pictures; what it passes on its way there is not taken for what it shows. */
function useRow() {
  const row = useRef<HTMLUListElement>(null);
  const onItsWayTo = useRef<number | null>(null);

  const placeNow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : undefined;
  };
  const goTo = (index: number, behavior?: ScrollBehavior) => {
    if (!row.current || (onItsWayTo.current === null && placeNow() === index)) return;
    onItsWayTo.current = index;
    row.current.scrollTo({ left: index * row.current.clientWidth, behavior });
  };
  /** The picture the row has come to rest at; undefined while it is on its way. */
  const reached = () => {
    const place = placeNow();
    if (place === onItsWayTo.current) onItsWayTo.current = null;
    return onItsWayTo.current === null ? place : undefined;
  };
  const letGo = () => {
    onItsWayTo.current = null;
  };
  return { row, goTo, reached, letGo };
}

/**
 * PDP-01: a row of pictures of which one shows. Swiping scrolls it, buttons and arrow keys move it by one, and what
 * `first` says is shown whenever it changes.
 * @param count how many pictures there are
 * @param first place of the picture to show
 */
export function useGallery(count: number, first: number) {
  const { row, goTo, reached, letGo } = useRow();
  const hasBegun = useRef(false);
  const [place, setPlace] = useState({ first, current: first });
  if (place.first !== first) setPlace({ first, current: first });
  const { current } = place;
  const setCurrent = (index: number) => setPlace({ first, current: index });

  const begin = useEffectEvent((index: number) => {
    goTo(index, hasBegun.current ? undefined : 'instant');
    hasBegun.current = true;
  });
  useLayoutEffect(() => begin(first), [first]);

  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), count - 1);
    setCurrent(next);
    goTo(next);
    return next;
  };

  const press = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const button = row.current?.children[show(current + step)]?.querySelector('button');
    button?.focus({ preventScroll: true });
  };

  const onScroll = () => {
    const index = reached();
    if (index !== undefined) setCurrent(index);
  };
  /** For the row: it follows fingers and wheels, which take it from wherever it was going. */
  const rowProps = { ref: row, onScroll, onPointerDown: letGo, onWheel: letGo };
  return { rowProps, current, show, press };
}
