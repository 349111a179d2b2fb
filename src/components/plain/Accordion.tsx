import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import { Icon } from './Icon';
import styles from './Accordion.module.css';

/** FILT-05: time in ms for which clicks are ignored after a toggle: the duration of the transition. */
const lockMs = 250;

/**
 * FILT-05: lock of an accordion's section.
 * @returns a function to call on each click: true when it may toggle, false within 250 ms of the last toggle
 */
function useToggleLock(): () => boolean {
  const lockedUntil = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now < lockedUntil.current) return false;
    lockedUntil.current = now + lockMs;
    return true;
  };
}

/** Mount of the content: while open, and until the transition of its closing has ended. */
function useIsMounted(isOpen: boolean): boolean {
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);
  useEffect(() => {
    if (isOpen || !isMounted) return undefined;
    const timer = setTimeout(() => setMounted(false), lockMs);
    return () => clearTimeout(timer);
  }, [isOpen, isMounted]);
  return isMounted;
}

interface AccordionProps {
  title: ReactNode;
  level?: 2 | 3 | 4;
  defaultOpen?: boolean;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Mount the content only while it shows; by default a closed section has it too, for printing and searching. */
  unmountClosed?: boolean;
  children: ReactNode;
}

/** FILT-05: heading that expands and collapses the content below it. Ignores clicks for 250 ms after each toggle. */
export function Accordion({
  title,
  level = 3,
  defaultOpen = false,
  open,
  onToggle,
  unmountClosed = false,
  children,
}: AccordionProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const panelId = useId();
  const pass = useToggleLock();
  const isOpen = open ?? ownOpen;
  const isMounted = useIsMounted(isOpen);
  const Heading = `h${level}` as const;
  const toggle = () => {
    if (!pass()) return;
    setOwnOpen(!isOpen);
    onToggle?.(!isOpen);
  };
  return (
    <div className={styles.section}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          <span>{title}</span>
          <Icon icon={Plus} size="s" className={styles.sign} />
        </button>
      </Heading>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined} inert={!isOpen}>
        {(isMounted || !unmountClosed) && (
          <div className={styles.inner}>
            <div className={styles.content}>{children}</div>
          </div>
        )}
      </div>
    </div>
  );
}
