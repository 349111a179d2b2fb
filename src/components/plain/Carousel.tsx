import { isRightToLeft } from '../../i18n/language';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Children, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { IconButton } from './IconButton';
import { classNames } from './classNames';
import styles from './Carousel.module.css';

interface CarouselProps {
  heading: string;
  /** Anchor of the section, where links target it. */
  id?: string;
  /** Link to all of the content, such as the whole category. */
  link?: ReactNode;
  /** Items, each a list item. */
  children: ReactNode;
}

/** Fraction of the visible width to scroll per click, so that the last visible item stays in view. */
const share = 0.8;
/** Tolerance in px for reaching an end: browsers round. */
const slack = 2;

/** PDP-04: state of a horizontally scrolling row: its visible ends, and a function to scroll by almost its width. */
function useHorizontalScroll() {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  const measure = () => {
    if (!ref.current) return;
    const { clientWidth, scrollWidth } = ref.current;
    // From right to left it counts downwards from 0.
    const scrolled = Math.abs(ref.current.scrollLeft);
    const atStart = scrolled <= slack;
    const atEnd = scrolled + clientWidth >= scrollWidth - slack;
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
  };

  useLayoutEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const move = (direction: 1 | -1) => {
    if (ref.current)
      ref.current.scrollLeft += (isRightToLeft() ? -direction : direction) * ref.current.clientWidth * share;
  };
  return { ...ends, move, rowProps: { ref, onScroll: measure } };
}

/**
 * PDP-01, PDP-04: row that scrolls horizontally, by touch, by Tab, and by almost its width with buttons, which are
 * hidden when everything is in view. Renders nothing when it is empty.
 * @example <Carousel heading={heading}>{products.map((product) => <li key={product.code}>…</li>)}</Carousel>
 */
export function Carousel({ heading, id, link, children }: CarouselProps) {
  const t = useTranslate();
  const headingId = useId();
  const { rowProps, atStart, atEnd, move } = useHorizontalScroll();
  if (Children.count(children) === 0) return null;
  return (
    <section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={headingId}>
      <div className={classNames('page-width', styles.line)}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.tools}>
          {link}
          <div className={styles.buttons} hidden={atStart && atEnd}>
            <IconButton
              icon={ArrowLeft}
              label={t('common.carouselBack', [heading])}
              aria-disabled={atStart || undefined}
              onClick={() => move(-1)}
            />
            <IconButton
              icon={ArrowRight}
              label={t('common.carouselForward', [heading])}
              aria-disabled={atEnd || undefined}
              onClick={() => move(1)}
            />
          </div>
        </div>
      </div>
      <ul className={styles.row} {...rowProps}>
        {children}
      </ul>
    </section>
  );
}
