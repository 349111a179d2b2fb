import { useEffect, useRef, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * PDP-01: a row of pictures of which one shows. Swiping scrolls it, buttons and arrow keys move it by one, and what
 * `first` says is shown whenever it changes.
 * @param count how many pictures there are
 * @param first place of the picture to show
 */
export function useGallery(count: number, first: number) {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ first, current: first });
  if (place.first !== first) setPlace({ first, current: first });
  const { current } = place;
  const setCurrent = (index: number) => setPlace({ first, current: index });

  const scrollTo = (index: number) => {
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth;
  };
  useEffect(() => scrollTo(first), [first]);

  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), count - 1);
    setCurrent(next);
    scrollTo(next);
    return next;
  };

  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };

  const press = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const button = track.current?.children[show(current + step)]?.querySelector('button');
    button?.focus({ preventScroll: true });
  };

  return { track, current, show, follow, press };
}
