import { useId, type ReactNode } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  /** Its text and accessible name. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Stands between box and label, for the eye alone: a swatch. */
  mark?: ReactNode;
  /** Stands at the end of the row and describes the choice, such as how many products it leaves. */
  note?: ReactNode;
}

/** A choice that can be made or not: the browser's own checkbox in the shop's drawing, its whole row a target of 36 px. */
export function Checkbox({ label, checked, onChange, mark, note }: CheckboxProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {mark}
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {note !== undefined && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
    </label>
  );
}
