import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { showNotice } from '../../../components/Notice/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { startImport } from '../import/startImport';
import { maxRows } from '../import/importResult';
import styles from './OrderRows.module.css';
import { fieldId, OrderRowFields } from './OrderRowFields';
import { filledRows, withBlankRows } from './orderRows';
import { changeRows, currentOrder, useOrder } from './orderStore';

/** How many rows show at a time: 2,000 rows of fields would make a page slow to type on. */
const pageSize = 50;

const pageOf = (number: number) =>
  Math.floor(
    Math.max(
      0,
      currentOrder().rows.findIndex((row) => row.number === number),
    ) / pageSize,
  );

/** Removes every row; the notice brings them back. */
function removeAll(): void {
  const { rows } = currentOrder();
  changeRows(() => withBlankRows([]));
  showNotice({
    tone: 'plain',
    title: (t) => t('quickOrder.removedAll'),
    action: { label: (t) => t('quickOrder.undo'), onPress: () => changeRows(() => rows) },
  });
}

interface PagesProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** Which rows show, and the way to the others; nothing where all do. */
function Pages({ page, count, onPage }: PagesProps) {
  const t = useTranslate();
  if (count <= pageSize) return null;
  const last = Math.ceil(count / pageSize) - 1;
  return (
    <div className={styles.pages}>
      <Button variant="secondary" size="small" unavailable={page === 0} onClick={() => onPage(page - 1)}>
        {t('common.previousPage')}
      </Button>
      <p role="status">
        {t('quickOrder.range', [page * pageSize + 1, Math.min(count, (page + 1) * pageSize), count])}
      </p>
      <Button variant="secondary" size="small" unavailable={page >= last} onClick={() => onPage(page + 1)}>
        {t('common.nextPage')}
      </Button>
    </div>
  );
}

/** QORD-01: the rows of the order, 50 at a time, with keys that lead from row to row. */
export function OrderRows() {
  const t = useTranslate();
  const { rows, sending } = useOrder();
  const [page, setPage] = useState(0);
  const [target, setTarget] = useState<{ number: number } | null>(null);
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  // Kept in the state: rows that come after others were removed start on their first page.
  if (page > lastPage) setPage(lastPage);
  const isLocked = sending !== null;

  useEffect(() => {
    if (target) document.getElementById(fieldId('code', target.number))?.focus();
  }, [target]);
  const goTo = useCallback((number: number) => {
    setPage(pageOf(number));
    setTarget({ number });
  }, []);
  const goOn = useCallback(
    (number: number) => {
      const index = currentOrder().rows.findIndex((row) => row.number === number);
      if (index === currentOrder().rows.length - 1) changeRows((rows) => withBlankRows(rows, 1));
      goTo(currentOrder().rows[index + 1]?.number ?? number);
    },
    [goTo],
  );
  const remove = useCallback(
    (number: number) => {
      const index = currentOrder().rows.findIndex((row) => row.number === number);
      changeRows((rows) => {
        const left = rows.filter((row) => row.number !== number);
        return left.length > 0 ? left : withBlankRows([]);
      });
      const { rows } = currentOrder();
      goTo((rows[index] ?? rows.at(-1))?.number ?? 1);
    },
    [goTo],
  );
  const pasteTable = useCallback(
    (text: string) => {
      void startImport(text).then((isRead) => {
        if (isRead) goTo(currentOrder().rows.at(-1)?.number ?? 1);
      });
    },
    [goTo],
  );
  const addRows = () => {
    const next = (currentOrder().rows.at(-1)?.number ?? 0) + 1;
    changeRows((rows) => withBlankRows(rows));
    goTo(next);
  };
  return (
    <div>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.headArticle}>{t('quickOrder.article')}</span>
        <span>{t('quickOrder.quantity')}</span>
      </div>
      <ol className={styles.rows} aria-label={t('quickOrder.rows')}>
        {rows.slice(page * pageSize, (page + 1) * pageSize).map((row) => (
          <OrderRowFields
            key={row.number}
            row={row}
            isLocked={isLocked}
            onNext={goOn}
            onPasteTable={pasteTable}
            onRemove={remove}
          />
        ))}
      </ol>
      <Pages page={page} count={rows.length} onPage={setPage} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          unavailable={isLocked || rows.length >= maxRows}
          onClick={addRows}
        >
          {t('quickOrder.addRows')}
        </Button>
        {filledRows(rows).length > 0 && (
          <Button variant="quiet" size="small" unavailable={isLocked} onClick={removeAll}>
            {t('quickOrder.removeAll')}
          </Button>
        )}
      </div>
    </div>
  );
}
