import { X } from 'lucide-react';
import { memo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../../../components/Button/IconButton';
import { classNames } from '../../../components/classNames';
import { useTranslate } from '../../../i18n/useTranslate';
import { isTable } from '../import/isTable';
import { ArticleField } from '../lookup/ArticleField';
import styles from './OrderRows.module.css';
import { breaksQuantityRules, comparableCode, maxQuantity, type OrderRow } from './orderRow';
import { editRow, setArticle, type FoundArticle } from './orderRows';
import { changeRows } from './orderStore';
import inputStyles from './rowInput.module.css';
import { RowNotes } from './RowNotes';

/** Ids of a row's fields. */
export const fieldId = (field: 'code' | 'quantity', number: number) => `quick-order-${field}-${number}`;

interface OrderRowFieldsProps {
  row: OrderRow;
  /** The order is being sent. */
  isLocked: boolean;
  /** Goes on to the next row. */
  onNext: (number: number) => void;
  /** Several rows were pasted. */
  onPasteTable: (text: string) => void;
  onRemove: (number: number) => void;
}

const focusQuantity = (number: number) => document.getElementById(fieldId('quantity', number))?.focus();

/** QORD-01: a row of the order: its article, its quantity, and what there is to say of it. */
function PlainOrderRowFields({ row, isLocked, onNext, onPasteTable, onRemove }: OrderRowFieldsProps) {
  const t = useTranslate();
  const { number, code, quantity, problem } = row;
  const notesId = `quick-order-notes-${number}`;
  const hasBadQuantity = breaksQuantityRules(row);
  const edit = (change: Parameters<typeof editRow>[2]) => changeRows((rows) => editRow(rows, number, change));
  const choose = (article: FoundArticle) => {
    changeRows((rows) => setArticle(rows, number, article));
    focusQuantity(number);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text) || isLocked) return;
    event.preventDefault();
    onPasteTable(text);
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNext(number);
  };
  return (
    <li className={styles.row} data-problem={problem !== undefined || undefined}>
      <div role="group" aria-label={t('quickOrder.rowNamed', [number])} className={styles.fields}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <ArticleField
          id={fieldId('code', number)}
          label={t('quickOrder.articleOfRow', [number])}
          value={code}
          readOnly={isLocked}
          invalid={problem !== undefined}
          describedBy={notesId}
          onType={(text) => edit({ code: text })}
          onChoose={choose}
          onMatch={(article) => {
            const isNews = row.name === undefined && comparableCode(article.code) === comparableCode(code);
            if (isNews) changeRows((rows) => setArticle(rows, number, article));
          }}
          onEnter={() => onNext(number)}
          onPaste={paste}
        />
        <input
          id={fieldId('quantity', number)}
          className={classNames(inputStyles.input, styles.quantity)}
          aria-label={t('quickOrder.quantityOfRow', [number])}
          aria-describedby={notesId}
          aria-invalid={hasBadQuantity || undefined}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          placeholder="1"
          readOnly={isLocked}
          value={quantity}
          onChange={({ target }) => edit({ quantity: target.value })}
          onFocus={({ target }) => target.select()}
          onPaste={paste}
          onKeyDown={enter}
        />
        <IconButton
          icon={X}
          size="s"
          label={t('quickOrder.removeRow', [number])}
          aria-disabled={isLocked || undefined}
          onClick={() => !isLocked && onRemove(number)}
        />
      </div>
      <div id={notesId} className={styles.notes}>
        {hasBadQuantity && (
          <p className={styles.problem}>
            {t('quickOrder.quantityRule', [1, row.maxQuantity ?? maxQuantity])}
          </p>
        )}
        <RowNotes row={row} isLocked={isLocked} onChoose={choose} />
      </div>
    </li>
  );
}

/** One of up to 2,000 rows: only the row that changes renders again. */
export const OrderRowFields = memo(PlainOrderRowFields);
