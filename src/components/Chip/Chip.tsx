import X from 'lucide-react/icons/x';
import { Icon } from '../Icon/Icon';
import styles from './Chip.module.css';

interface ChipProps {
  /** Visually hidden text before the label: the effect of the click, such as "Remove filter Colour:". */
  action: string;
  label: string;
  onRemove: () => void;
}

/** Selected value, as a button that removes the selection. */
export function Chip({ action, label, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={`${action} ${label}`} onClick={onRemove}>
      <span className={styles.label}>{label}</span>
      <Icon icon={X} size="xs" className={styles.sign} />
    </button>
  );
}
