import { useId, useState, type ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '../Icon/Icon';
import styles from './Accordion.module.css';
import { useToggleLock } from './useToggleLock';

interface AccordionProps {
  title: ReactNode;
  /** Level of the heading around the button. */
  level?: 2 | 3 | 4;
  /** Initial state of an uncontrolled accordion. */
  defaultOpen?: boolean;
  /** Controlled state. */
  open?: boolean;
  /** Called when a click toggles it. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** FILT-05: heading that expands and collapses the content below it. Ignores clicks for 250 ms after each toggle. */
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
