import Search from 'lucide-react/icons/search';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../../components/plain/Icon';
import { classNames } from '../../../../components/plain/classNames';
import styles from './TextInput.module.css';

interface TermSearchProps {
  label: string;
  text: string;
  onType: (text: string) => void;
}

/** Filter a long list of terms by name. Escape clears the text without closing the surrounding modal. */
export function TermSearch({ label, text, onType }: TermSearchProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    onType('');
  };
  return (
    <label className={classNames(styles.box, styles.search)}>
      <Icon icon={Search} size="s" className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
    </label>
  );
}
