import X from 'lucide-react/icons/x';
import { Icon } from '../Icon/Icon';
import styles from './Chip.module.css';

interface ChipProps {
  /** Said before the label to those who listen: what pressing does, such as "Remove filter Colour:". */
  action: string;
  label: string;
  onRemove: () => void;
}

/** Something chosen, as a button that takes the choice back. */
export function Chip({ action, label, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={`${action} ${label}`} onClick={onRemove}>
      <span className={styles.label}>{label}</span>
      <Icon icon={X} size="s" className={styles.sign} />
    </button>
  );
}
