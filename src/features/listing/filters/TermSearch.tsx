import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../components/Icon/Icon';
import styles from './TermSearch.module.css';

interface TermSearchProps {
  label: string;
  text: string;
  onType: (text: string) => void;
}

/** Filters a long list of terms by name. Escape clears it, and does not close the modal around it. */
export function TermSearch({ label, text, onType }: TermSearchProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    onType('');
  };
  return (
    <div className={styles.box}>
      <Icon icon={Search} size="s" className={styles.sign} />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
      />
    </div>
  );
}
