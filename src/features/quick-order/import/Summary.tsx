import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { Icon } from '../../../components/plain/Icon';
import type { TranslationKey } from '../../../i18n/english';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { MergedList } from '../rows/MergedList';
import { confirmRows } from '../rows/orderRows';
import { changeOrder, currentOrder, type ImportSummary } from '../rows/orderStore';
import type { RowDoubt } from './importResult';

/** Maximum number of row numbers in a sentence. */
const maxNamed = 20;

const rowList = (rows: readonly number[]) =>
  rows.slice(0, maxNamed).join(', ') + (rows.length > maxNamed ? ' …' : '');

function summaryTitle(t: Translate, { file, count }: ImportSummary): string {
  return file === null ? t('quickOrder.pastedRows', [count]) : t('quickOrder.readRows', [count, file]);
}

/** Where the quantities come from, unless each row has one in a column with a known name or without any. */
function quantityText(t: Translate, { count, withoutQuantity, assumedQuantity }: ImportSummary): string[] {
  if (withoutQuantity.length === count) return [t('quickOrder.noQuantities')];
  const texts = assumedQuantity === null ? [] : [t('quickOrder.assumedQuantity', [assumedQuantity])];
  if (withoutQuantity.length === 0) return texts;
  return [...texts, t('quickOrder.withoutQuantity', [rowList(withoutQuantity)], withoutQuantity.length)];
}

/** Confirm all rows that were read with a doubt. */
function confirmAll(summary: ImportSummary): void {
  const { rows } = currentOrder();
  const confirmed = confirmRows(
    rows,
    rows.map(({ number }) => number),
  );
  changeOrder({ rows: confirmed, summary: { ...summary, doubtful: [] } });
}

/** Texts that list the rows to check, by doubt. */
const doubtTexts: readonly (readonly [RowDoubt, TranslationKey])[] = [
  ['quotes', 'quickOrder.unclearRows'],
  ['furtherRow', 'quickOrder.furtherRows'],
  ['unclearQuantity', 'quickOrder.unclearQuantities'],
];

/**
 * QORD-01: result of importing a file or pasted text: its rows that were no order rows, that have no quantity, or that
 * are to be checked.
 */
export function Summary({ summary }: { summary: ImportSummary }) {
  const t = useTranslate();
  const { headingRows, doubtful, merged } = summary;
  const quantities = quantityText(t, summary);
  return (
    <Alert
      severity={quantities.length > 0 || doubtful.length > 0 ? 'warning' : 'info'}
      role="status"
      action={
        <IconButton aria-label={t('quickOrder.closeSummary')} onClick={() => changeOrder({ summary: null })}>
          <Icon icon={X} size="s" />
        </IconButton>
      }
    >
      <AlertTitle>{summaryTitle(t, summary)}</AlertTitle>
      {headingRows.length > 0 && (
        <p>{t('quickOrder.headings', [rowList(headingRows)], headingRows.length)}</p>
      )}
      {quantities.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {doubtTexts.map(([doubt, text]) => {
        const rows = doubtful.filter((row) => row.doubt === doubt).map(({ row }) => row);
        return rows.length > 0 && <p key={doubt}>{t(text, [rowList(rows)], rows.length)}</p>;
      })}
      {doubtful.length > 1 && (
        <Button variant="text" size="small" onClick={() => confirmAll(summary)}>
          {t('quickOrder.confirmAll')}
        </Button>
      )}
      <MergedList merged={merged} />
    </Alert>
  );
}
