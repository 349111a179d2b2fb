import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, Ref } from 'react';
import { IconButton } from '../../../components/plain/IconButton';
import { useTranslate } from '../../../i18n/useTranslate';
import { maxQueryLength } from '../searchAddress';
import type { SearchBoxState } from './useSearchBox';
import styles from './SearchField.module.css';

/**
 * SRCH-08: keyboard handler: arrows move through the options and reopen the list, Enter follows the active option or
 * submits, Tab leaves. The dropdown of a failed search stays open, so that Tab reaches its button.
 */
export function searchKeys(box: SearchBoxState, move: (step: 1 | -1) => void, activeId: string | undefined) {
  const walk = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    if (box.shown) move(step);
    else box.reopen();
  };
  const followActive = (event: KeyboardEvent) => {
    const option = activeId && document.getElementById(activeId);
    if (!option) return;
    event.preventDefault();
    option.click();
  };
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') walk(event, 1);
    if (event.key === 'ArrowUp') walk(event, -1);
    if (event.key === 'Enter') followActive(event);
    if (event.key === 'Tab' && box.search.status !== 'failed') box.close();
  };
}

interface SearchFieldProps {
  input: Ref<HTMLInputElement>;
  label: string;
  text: string;
  /** Id of the listbox; undefined while closed. */
  listId: string | undefined;
  /** Id of the active option; undefined for none. */
  activeId: string | undefined;
  onType: (text: string) => void;
  onClear: () => void;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** SRCH-08: the combobox input, with a clear button while it has a value, and a submit button. */
export function SearchField({ input, label, text, listId, activeId, ...on }: SearchFieldProps) {
  const t = useTranslate();
  return (
    <div className={styles.field}>
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxQueryLength}
        className={styles.input}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => on.onType(event.target.value)}
        onClick={on.onPress}
        onKeyDown={on.onKeyDown}
      />
      {text !== '' && <IconButton icon={X} size="s" label={t('search.clear')} onClick={on.onClear} />}
      <IconButton type="submit" icon={Search} label={t('search.submit')} />
    </div>
  );
}
