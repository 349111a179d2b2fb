import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import { classNames } from './classNames';
import { Each } from './ErrorBoundary';
import styles from './Breadcrumbs.module.css';

/**
 * True until a line has been measured: the first one is measured in the frame that paints it, so as not to force the
 * layout of the whole page while React commits. Later ones at once, since a view transition may commit within a frame.
 */
let isStarting = true;

export const overflowDelay = 200;

/**
 * NAV-09: true while a single line of content is wider than its container. Measured for new content before it is
 * painted, and 200 ms after the last resize of the container.
 * @param ref the line; its content may be shortened while it overflows
 * @param content value that changes with the line's content
 */
function useOverflow(ref: RefObject<HTMLElement | null>, content: string): boolean {
  const fullWidth = useRef(0);
  const room = useRef(0);
  const [overflowing, setOverflowing] = useState({ content: '', is: false });
  const shortened = overflowing.content === content && overflowing.is;

  const measure = useCallback(() => {
    const line = ref.current;
    if (!line) return;
    isStarting = false;
    // The scrollWidth of a line that fits is that of its container, so only the full line is measured.
    if (!shortened) fullWidth.current = line.scrollWidth;
    room.current = line.clientWidth;
    setOverflowing({ content, is: fullWidth.current > room.current });
  }, [ref, content, shortened]);

  useLayoutEffect(() => {
    if (overflowing.content === content) return undefined;
    if (!isStarting) {
      measure();
      return undefined;
    }
    const frame = requestAnimationFrame(() => flushSync(measure));
    return () => cancelAnimationFrame(frame);
  }, [content, overflowing.content, measure]);

  useEffect(() => {
    const line = ref.current;
    if (!line) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      if (line.clientWidth !== room.current) timer = setTimeout(measure, overflowDelay);
    });
    observer.observe(line);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, measure]);

  return shortened;
}

interface Crumb {
  id: string;
  href: string;
  text: string;
}

interface BreadcrumbsProps {
  items: readonly Crumb[];
  /** Address of home: `/` and the language route (APP-10). */
  homeHref: string;
}

/**
 * NAV-09: breadcrumbs from home to the current page. Breadcrumbs wider than their container collapse to the first and
 * last ones with a '...' button between them, which expands the rest.
 */
export function Breadcrumbs({ items: all, homeHref }: BreadcrumbsProps) {
  const t = useTranslate();
  const line = useRef<HTMLOListElement>(null);
  const items = all.filter(({ text }) => /\S/.test(text));
  const trail = items.map(({ id }) => id).join(' ');
  const overflows = useOverflow(line, trail);
  const [expanded, setExpanded] = useState('');
  const isExpanded = expanded === trail;
  const isCut = overflows && !isExpanded;
  const shortened = isCut && items.length > 2;
  const expand = () => {
    setExpanded(trail);
    line.current?.focus();
  };
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('navigation.breadcrumb')}>
      <ol
        ref={line}
        className={classNames(styles.trail, isCut && styles.cut, isExpanded && styles.expanded)}
        tabIndex={-1}
      >
        <Each items={items} path="" keyOf={({ id }) => id}>
          {({ href, text }, index) => {
            const isHome = index === 0;
            const isCurrent = index === items.length - 1;
            if (shortened && !isHome && !isCurrent)
              return (
                index === 1 && (
                  <li className={styles.crumb}>
                    <button type="button" aria-label={t('navigation.breadcrumbExpand')} onClick={expand}>
                      ...
                    </button>
                  </li>
                )
              );
            return (
              <li className={styles.crumb}>
                {isCurrent ? (
                  <span aria-current="page">{text}</span>
                ) : (
                  <SafeLink href={isHome ? homeHref : href}>{text}</SafeLink>
                )}
              </li>
            );
          }}
        </Each>
      </ol>
    </nav>
  );
}
