import { useId, type ReactNode } from 'react';
import styles from './ChoiceList.module.css';

/** One of a few that can be chosen. */
interface Choice {
  value: string;
  title: string;
  text?: ReactNode;
  /** Stands at the end of the title, such as a price. */
  end?: ReactNode;
}

interface ChoiceListProps {
  /** What is chosen, and the name of the group. */
  label: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChoose: (value: string) => void;
  /** Why the choice cannot stay as it is. */
  problem?: string | undefined;
}

/** Radio buttons as cards, all in sight; the whole card is the target. */
export function ChoiceList({ label, choices, value, onChoose, problem }: ChoiceListProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={problem && `${id}-problem`}>
      <legend className={styles.label}>{label}</legend>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span className={styles.content}>
            <span className={styles.title}>
              <span>{choice.title}</span>
              {choice.end && <span className={styles.end}>{choice.end}</span>}
            </span>
            {choice.text && <span className={styles.text}>{choice.text}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
