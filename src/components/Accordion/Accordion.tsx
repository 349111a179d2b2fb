import { useId, useState, type ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '../Icon/Icon';
import styles from './Accordion.module.css';
import { useToggleLock } from './useToggleLock';

interface AccordionProps {
  title: ReactNode;
  /** Level of the heading around the button. */
  level?: 2 | 3 | 4;
  /** Open at first; only for one that keeps its own state. */
  defaultOpen?: boolean;
  /** Open or closed from outside. */
  open?: boolean;
  /** Called when a click opens or closes it. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** FILT-05: a heading that opens and closes what follows it. It ignores clicks for 250 ms after each toggle. */
export function Accordion({
  title,
  level = 3,
  defaultOpen = false,
  open,
  onToggle,
  children,
}: AccordionProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const panelId = useId();
  const pass = useToggleLock();
  const isOpen = open ?? ownOpen;
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
        <div className={styles.inner}>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </div>
  );
}
