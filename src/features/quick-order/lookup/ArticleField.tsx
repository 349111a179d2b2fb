import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { classNames } from '../../../components/classNames';
import { useTranslate } from '../../../i18n/useTranslate';
import inputStyles from '../rows/rowInput.module.css';
import styles from './ArticleField.module.css';
import { ArticleOptions, optionId } from './ArticleOptions';
import { useArticleLookup } from './useArticleLookup';
import type { LookupArticle } from './useLookup';

interface ArticleFieldProps {
  id: string;
  /** Accessible name. */
  label: string;
  value: string;
  readOnly: boolean;
  invalid: boolean;
  describedBy: string;
  onType: (text: string) => void;
  onChoose: (article: LookupArticle) => void;
  /** An article was found whose number stands in the field. */
  onMatch: (article: LookupArticle) => void;
  /** Enter without a choice. */
  onEnter: () => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** QORD-01: the field for an article, a combobox: number, part of one, or name; the articles found can be chosen. */
export function ArticleField(props: ArticleFieldProps) {
  const { id, label, value, readOnly, invalid, describedBy, onType, onChoose, onMatch, onEnter, onPaste } =
    props;
  const t = useTranslate();
  const listId = useId();
  const box = useArticleLookup(value, onMatch);
  const hasOptions = box.isShown && box.lookup.articles.length > 0;
  const chosen = box.lookup.articles[box.active];

  const choose = (article: LookupArticle) => {
    box.close();
    onChoose(article);
  };
  const walk = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    if (box.isShown) box.move(step);
    else box.open();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || readOnly) return;
    if (event.key === 'ArrowDown') walk(event, 1);
    if (event.key === 'ArrowUp') walk(event, -1);
    if (event.key === 'Escape' && box.isShown) {
      event.preventDefault();
      box.close();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!chosen) onEnter();
    else if (chosen.isBuyable) choose(chosen);
  };
  return (
    <div className={styles.field}>
      <input
        id={id}
        className={classNames(inputStyles.input, styles.input)}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={hasOptions && box.active >= 0 ? optionId(listId, box.active) : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        placeholder={t('quickOrder.articlePlaceholder')}
        readOnly={readOnly}
        value={value}
        onChange={({ target }) => {
          onType(target.value);
          box.type(target.value);
        }}
        onPaste={onPaste}
        onKeyDown={press}
        onBlur={box.close}
      />
      {box.isShown && (
        <div className={styles.popup}>
          <ArticleOptions
            lookup={box.lookup}
            query={box.query}
            listId={listId}
            active={box.active}
            onChoose={choose}
          />
        </div>
      )}
    </div>
  );
}
