import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import OutlinedInput from '@mui/material/OutlinedInput';
import X from 'lucide-react/icons/x';
import { memo, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Icon } from '../../../components/plain/Icon';
import { announce } from '../../../components/plain/LiveRegion';
import { typedQuantity } from '../../../components/plain/QuantityInput';
import { useTranslate } from '../../../i18n/useTranslate';
import { isTable } from '../import/orderLines';
import { ArticleField } from './ArticleField';
import { comparableCode } from '../../../lib/normalizeText';
import { quantityLimits } from '../../../lib/quantityRules';
import {
  breaksQuantityRules,
  fieldId,
  fitQuantity,
  type OrderRow,
  rowProblem,
  editRow,
  endTyping,
  setArticle,
  type FoundArticle,
} from './orderRow';
import { changeRows } from './orderStore';
import { quantityNote } from './quantityNote';
import { RowNotes } from './RowNotes';

const articleLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
  columnGap: 4,
};

interface OrderRowFieldsProps {
  row: OrderRow;
  isLocked: boolean;
  onNext: (number: number) => void;
  onPasteTable: (text: string) => void;
  onRemove: (number: number) => void;
}

const focusQuantity = (number: number) => document.getElementById(fieldId('quantity', number))?.focus();

function PlainOrderRowFields({ row, isLocked, onNext, onPasteTable, onRemove }: OrderRowFieldsProps) {
  const t = useTranslate();
  const { number, code, quantity } = row;
  const problem = rowProblem(row, t);
  const notesId = `quick-order-notes-${number}`;
  const edit = (change: Parameters<typeof editRow>[2]) => changeRows((rows) => editRow(rows, number, change));
  const [isReduced, setReduced] = useState(false);
  const { min, max } = quantityLimits(row);
  const typeQuantity = (text: string) => {
    const typed = typedQuantity(text, max);
    if (!typed) return;
    setReduced(typed.isReduced);
    if (typed.isReduced) announce(t('common.quantityMaximum', [max]));
    edit({ quantity: typed.text });
  };
  const leaveQuantity = () => {
    const fitted = fitQuantity(row);
    if (isLocked || fitted === row) return;
    announce(quantityNote(t, fitted) ?? '');
    changeRows((rows) => rows.map((each) => (each.number === number ? fitQuantity(each) : each)));
  };
  const select = (article: FoundArticle) => {
    changeRows((rows) => setArticle(rows, number, article));
    focusQuantity(number);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text) || isLocked) return;
    event.preventDefault();
    onPasteTable(text);
  };
  const enter = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement;
    // Enter on an option calls preventDefault.
    if (event.key !== 'Enter' || !isInField || event.defaultPrevented || event.nativeEvent.isComposing)
      return;
    event.preventDefault();
    onNext(number);
  };
  return (
    <TableRow onKeyDown={enter} onBlur={row.isTyping ? () => changeRows(endTyping) : undefined}>
      <TableCell component="th" scope="row" aria-label={t('quickOrder.rowNamed', [number])}>
        {number}
      </TableCell>
      <TableCell>
        <Box sx={articleLayout}>
          <ArticleField
            id={fieldId('code', number)}
            label={t('quickOrder.articleOfRow', [number])}
            value={code}
            readOnly={isLocked}
            invalid={problem !== undefined && !breaksQuantityRules(row)}
            describedBy={notesId}
            onType={(text) => edit({ code: text })}
            onSelect={select}
            onMatch={(article) => {
              const isNews = row.name === undefined && comparableCode(article.code) === comparableCode(code);
              if (isNews) changeRows((rows) => setArticle(rows, number, article));
            }}
            onPaste={paste}
          />
          <RowNotes id={notesId} row={row} isReduced={isReduced} isLocked={isLocked} onSelect={select} />
        </Box>
      </TableCell>
      <TableCell>
        <OutlinedInput
          id={fieldId('quantity', number)}
          value={quantity}
          error={breaksQuantityRules(row)}
          autoComplete="off"
          placeholder={String(min)}
          onChange={({ target }) => typeQuantity(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={leaveQuantity}
          inputProps={{
            'aria-label': t('quickOrder.quantityOfRow', [number]),
            'aria-describedby': notesId,
            inputMode: 'numeric',
            enterKeyHint: 'next',
            readOnly: isLocked,
            onPaste: paste,
          }}
          fullWidth
          sx={{ '& input': { px: { xs: 2, md: 4 } } }}
        />
      </TableCell>
      <TableCell>
        <IconButton
          aria-label={t('quickOrder.removeRow', [number])}
          aria-disabled={isLocked}
          onClick={isLocked ? undefined : () => onRemove(number)}
        >
          <Icon icon={X} size="s" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

/** Memoised: of up to 2,000 rows only the changed one re-renders. */
export const OrderRowFields = memo(PlainOrderRowFields);
