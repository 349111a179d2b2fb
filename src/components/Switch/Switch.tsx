import styles from './Switch.module.css';

interface SwitchProps {
  /** What it turns on, and its accessible name. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Turns one thing on or off, at once. Its whole row, 40 px high, is the target. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
