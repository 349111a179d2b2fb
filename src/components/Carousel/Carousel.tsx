import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, useId, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { IconButton } from '../Button/IconButton';
import styles from './Carousel.module.css';
import { useSidewaysRow } from './useSidewaysRow';

interface CarouselProps {
  heading: string;
  /** Anchor of the place, where something links to it. */
  id?: string;
  /** Where it goes on, such as the whole category. */
  link?: ReactNode;
  /** What the row holds, each a list item. */
  children: ReactNode;
}

/**
 * PDP-01, PDP-04: a row that scrolls sideways, by finger, by Tab and nearly a window's width at a time by its buttons,
 * which are gone where everything is in view. Nothing when it is empty.
 */
export function Carousel({ heading, id, link, children }: CarouselProps) {
  const t = useTranslate();
  const headingId = useId();
  const { rowProps, atStart, atEnd, move } = useSidewaysRow();
  if (Children.count(children) === 0) return null;
  return (
    <section className="page-width" id={id} tabIndex={id ? -1 : undefined} aria-labelledby={headingId}>
      <div className={styles.line}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
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
      <ul className={styles.row} {...rowProps}>
        {children}
      </ul>
    </section>
  );
}
