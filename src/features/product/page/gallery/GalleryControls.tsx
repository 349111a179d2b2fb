import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Image } from '../../../../api/generated/types';
import { IconButton } from '../../../../components/plain/IconButton';
import { Picture } from '../../../../components/plain/Picture';
import { useTranslate } from '../../../../i18n/useTranslate';
import styles from './GalleryControls.module.css';
import { isRightToLeft } from '../../../../i18n/language';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const scrolls = (row: HTMLElement) => row.scrollWidth > row.clientWidth;

/** Scroll a row to whole pictures; intermediate pictures do not become the current one. */
function useRow() {
  const [row, setRow] = useState<HTMLUListElement | null>(null);
  const target = useRef<number | null>(null);

  const visibleIndex = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row ?? {};
    return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : undefined;
  };
  const goTo = (index: number, behavior?: ScrollBehavior) => {
    if (!row || !scrolls(row) || (target.current === null && visibleIndex() === index)) return;
    target.current = index;
    row.scrollTo({ left: (isRightToLeft() ? -index : index) * row.clientWidth, behavior });
  };
  /** Index of the visible picture; undefined while scrolling to another. */
  const reached = () => {
    const index = visibleIndex();
    if (index === target.current) target.current = null;
    return target.current === null ? index : undefined;
  };
  const cancelTarget = () => {
    target.current = null;
  };
  return { row, setRow, goTo, reached, cancelTarget };
}

/** PDP-01: a scrollable row with one visible picture. */
export function useGallery(count: number, first: number) {
  const { row, setRow, goTo, reached, cancelTarget } = useRow();
  const hasScrolled = useRef(false);
  const [position, setPosition] = useState({ first, current: first });
  if (position.first !== first) setPosition({ first, current: first });
  const { current } = position;
  const setCurrent = (index: number) => setPosition({ first, current: index });

  const scrollToFirst = useEffectEvent((index: number) => {
    const behavior = hasScrolled.current ? undefined : 'instant';
    hasScrolled.current = row !== null;
    goTo(index, behavior);
  });
  // A dialog renders its row after its own first render.
  useLayoutEffect(() => scrollToFirst(first), [first, row]);

  const show = (index: number, behavior?: ScrollBehavior) => {
    const next = Math.min(Math.max(index, 0), count - 1);
    setCurrent(next);
    goTo(next, behavior);
    return next;
  };

  const focusPicture = (index: number, behavior?: ScrollBehavior) => {
    const button = row?.children[show(index, behavior)]?.querySelector('button');
    button?.focus({ preventScroll: row !== null && scrolls(row) });
  };

  const select = (index: number) => {
    if (row && !scrolls(row)) focusPicture(index);
    else show(index);
  };

  const press = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focusPicture(current + (isRightToLeft() ? -step : step));
  };

  const onScroll = () => {
    const index = reached();
    if (index !== undefined) setCurrent(index);
  };
  /** Props of the row: touch and wheel cancel a scroll started by a button. */
  const rowProps = { ref: setRow, onScroll, onPointerDown: cancelTarget, onWheel: cancelTarget };
  return { rowProps, current, show, select, focusPicture, press };
}

interface ControlsProps {
  current: number;
  onSelect: (index: number) => void;
}

interface ThumbnailsProps extends ControlsProps {
  pictures: readonly Image[];
}

interface ArrowsProps extends ControlsProps {
  count: number;
}

export function Thumbnails({ pictures, current, onSelect }: ThumbnailsProps) {
  const t = useTranslate();
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('product.pictureOf', [index + 1, pictures.length])}
            aria-current={index === current || undefined}
            onClick={() => onSelect(index)}
          >
            <Picture image={picture} ratio="1 / 1" sizes="5rem" decorative />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** PDP-01: position in the gallery, with buttons for the previous and next picture. */
export function Arrows({ current, count, onSelect }: ArrowsProps) {
  const t = useTranslate();
  return (
    <div className={styles.arrows}>
      <IconButton
        icon={ArrowLeft}
        label={t('product.picturePrevious')}
        aria-disabled={current === 0 || undefined}
        onClick={() => onSelect(current - 1)}
      />
      <p className={styles.position} role="status">
        <span aria-hidden="true">
          {current + 1} / {count}
        </span>
        <span className="visually-hidden">{t('product.pictureOf', [current + 1, count])}</span>
      </p>
      <IconButton
        icon={ArrowRight}
        label={t('product.pictureNext')}
        aria-disabled={current === count - 1 || undefined}
        onClick={() => onSelect(current + 1)}
      />
    </div>
  );
}
