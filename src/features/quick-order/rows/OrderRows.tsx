import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useMemo, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { moveWindow } from '../../../components/plain/moveWindow';
import { PageButtons } from '../../../components/mui/PagedLines';
import { showNotice } from '../../../components/plain/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { SaveToList } from '../../cart/SaveToList';
import { VatNote } from '../../pricing/usePricesShown';
import { startImport } from '../import/startImport';
import { maxRows } from '../import/importResult';
import { OrderRowFields } from './OrderRowFields';
import { fieldId, filledRows, withBlankRows, knownLines } from './orderRow';
import { changeRows, currentOrder, useOrder } from './orderStore';

/** Number of rows per page: fields for 2,000 rows would make typing slow. */
const pageSize = 50;

const pageOf = (number: number) =>
  Math.floor(
    Math.max(
      0,
      currentOrder().rows.findIndex((row) => row.number === number),
    ) / pageSize,
  );

function removeAll(): void {
  const { rows } = currentOrder();
  changeRows(() => withBlankRows([]));
  showNotice({
    tone: 'plain',
    title: (t) => t('quickOrder.removedAll'),
    action: { label: (t) => t('quickOrder.undo'), onPress: () => changeRows(() => rows) },
  });
}

/** Change what is above a button without moving the button: the pointer stays on it. */
function keepPosition(button: Element, change: () => void): void {
  const before = button.getBoundingClientRect().top;
  flushSync(change);
  moveWindow(window.scrollY + button.getBoundingClientRect().top - before);
}

const numberWidth = { xs: '2.25rem', md: '2.75rem' };
const rowOfButtons = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  mt: 4,
  paddingInlineStart: numberWidth,
  fontVariantNumeric: 'tabular-nums',
};

const RowTable = styled(Table)(({ theme }) => ({
  tableLayout: 'fixed',
  'th, td': { paddingBlock: 'var(--space-2)', paddingInline: '0 var(--space-3)', border: 0 },
  'tbody tr': { verticalAlign: 'top' },
  tbody: { 'th, td:last-of-type': { lineHeight: 'var(--control-height)' } },
  'tbody th': {
    color: 'var(--color-ink-muted)',
    fontSize: 'var(--text-s)',
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.down('md')]: {
    'th, td': { paddingInlineEnd: 'var(--space-2)' },
  },
  'tr > :last-child': { paddingInlineEnd: 0 },
}));

export function OrderRows() {
  const t = useTranslate();
  const { rows, sending } = useOrder();
  const [page, setPage] = useState(0);
  const [target, setTarget] = useState<{ number: number; isPositionKept?: boolean } | null>(null);
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  // Stored, so that rows added after a removal start on their first page.
  if (page > lastPage) setPage(lastPage);
  const isLocked = sending !== null;
  const lines = useMemo(() => knownLines(rows, t), [rows, t]);

  useEffect(() => {
    if (!target) return;
    const { number, isPositionKept: preventScroll = false } = target;
    document.getElementById(fieldId('code', number))?.focus({ preventScroll });
  }, [target]);
  const goTo = useCallback((number: number, isPositionKept = false) => {
    setPage(pageOf(number));
    setTarget({ number, isPositionKept });
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
  const addRows = ({ currentTarget, detail }: MouseEvent) => {
    const next = (currentOrder().rows.at(-1)?.number ?? 0) + 1;
    keepPosition(currentTarget, () => {
      changeRows((rows) => withBlankRows(rows));
      // The keyboard goes on in the new row, also where that is out of view.
      goTo(next, detail > 0);
    });
  };
  const isFull = rows.length >= maxRows;
  return (
    <div>
      <VatNote />
      <RowTable aria-label={t('quickOrder.rows')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: numberWidth }}>
              <span className="visually-hidden">{t('quickOrder.csvRow')}</span>
            </TableCell>
            <TableCell>{t('quickOrder.article')}</TableCell>
            <TableCell sx={{ width: { xs: '4.25rem', md: '7.75rem' } }}>{t('quickOrder.quantity')}</TableCell>
            <TableCell component="td" sx={{ width: '2.75rem' }} />
          </TableRow>
        </TableHead>
        <TableBody>
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
        </TableBody>
      </RowTable>
      <PageButtons
        page={page}
        pageCount={lastPage + 1}
        range={t('quickOrder.range', [
          page * pageSize + 1,
          Math.min(rows.length, (page + 1) * pageSize),
          rows.length,
        ])}
        onPage={setPage}
        sx={rowOfButtons}
      />
      <Box sx={{ display: 'flex', ...rowOfButtons }}>
        <Button
          variant="outlined"
          size="small"
          aria-disabled={isLocked || isFull}
          onClick={isLocked || isFull ? undefined : addRows}
        >
          {t('quickOrder.addRows')}
        </Button>
        {filledRows(rows).length > 0 && (
          <Button
            variant="text"
            size="small"
            aria-disabled={isLocked}
            onClick={isLocked ? undefined : removeAll}
          >
            {t('quickOrder.removeAll')}
          </Button>
        )}
        <SaveToList variant="text" size="small" lines={lines} />
      </Box>
    </div>
  );
}
