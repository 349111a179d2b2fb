import { Search, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { IconButton } from '../../components/Button/IconButton';
import { classNames } from '../../components/classNames';
import { useTranslate } from '../../i18n/useTranslate';
import { optionId, QuickResults } from './QuickResults';
import styles from './SearchBox.module.css';
import { useActiveOption } from './useActiveOption';
import { useSearchBox } from './useSearchBox';

interface SearchBoxProps {
  /** 31rem in the header, 40rem on the search page, as wide as there is room in the modal (SRCH-09). */
  place: 'header' | 'page' | 'modal';
}

/** SRCH-03 to SRCH-09: the search box, a combobox whose list of hits opens while one types. */
export function SearchBox({ place }: SearchBoxProps) {
  const t = useTranslate();
  const listId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox(frame);
  const { shown, groups, asked, text } = box;
  const optionCount = groups.reduce((sum, { options }) => sum + options.length, 0);
  const { active, move } = useActiveOption(asked, optionCount);
  const hasList = shown && optionCount > 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    box.submit();
  };
  const clear = () => {
    box.type('');
    input.current?.focus();
  };
  const walk = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    if (shown) move(step);
    else box.reopen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') walk(event, 1);
    if (event.key === 'ArrowUp') walk(event, -1);
    if (event.key === 'Tab') box.close();
    if (event.key === 'Enter' && hasList && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
    }
  };

  return (
    <form
      ref={frame}
      role="search"
      aria-label={t(place === 'page' ? 'search.again' : 'search.box')}
      className={classNames(styles.box, styles[place])}
      onSubmit={submit}
    >
      <div className={styles.field}>
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={t(place === 'page' ? 'search.again' : 'search.box')}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && active >= 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={(event) => box.type(event.target.value)}
          onClick={box.reopen}
          onKeyDown={onKeyDown}
        />
        {text !== '' && <IconButton icon={X} size="s" label={t('search.clear')} onClick={clear} />}
        <IconButton type="submit" icon={Search} label={t('search.submit')} />
      </div>
      {shown && (
        <div className={styles.dropdown}>
          <QuickResults
            search={box.search}
            groups={groups}
            listId={listId}
            active={active}
            query={asked}
            onChoose={box.closeSoon}
          />
        </div>
      )}
    </form>
  );
}
