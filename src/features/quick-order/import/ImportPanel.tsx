import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import FileUp from 'lucide-react/icons/file-up';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../../components/plain/Icon';
import type { TranslationKey } from '../../../i18n/english';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { MergedList } from '../rows/mergeDuplicates';
import { confirmRows } from '../rows/orderRow';
import { changeOrder, currentOrder, type ImportSummary, useOrder } from '../rows/orderStore';
import { type ImportFailure, maxBytes, maxRows, type RowDoubt } from './importResult';
import { cancelImport, startImport } from './startImport';

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

function confirmAll(summary: ImportSummary): void {
  const { rows } = currentOrder();
  const confirmed = confirmRows(
    rows,
    rows.map(({ number }) => number),
  );
  changeOrder({ rows: confirmed, summary: { ...summary, doubtful: [] } });
}

const doubtTexts: readonly (readonly [RowDoubt, TranslationKey])[] = [
  ['quotes', 'quickOrder.unclearRows'],
  ['furtherRow', 'quickOrder.furtherRows'],
  ['unclearQuantity', 'quickOrder.unclearQuantities'],
];

function Summary({ summary }: { summary: ImportSummary }) {
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

/** Size in megabytes, rounded up, so that a file above the limit never seems to equal it. */
const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

function failureReason(t: Translate, failure: ImportFailure): string {
  if (failure.reason === 'tooLarge')
    return t('quickOrder.tooLarge', [megabytes(failure.bytes), megabytes(maxBytes)]);
  if (failure.reason === 'tooMany') return t('quickOrder.tooMany', [failure.rows, maxRows]);
  return t(`quickOrder.${failure.reason}`);
}

function Progress({ file, progress }: { file: string | null; progress: number }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px 16px' }}>
      <Stack sx={{ flex: '1 1 14rem', gap: 2, maxWidth: '30rem' }}>
        <span id={id}>{file === null ? t('quickOrder.readingPasted') : t('quickOrder.reading', [file])}</span>
        <LinearProgress variant="determinate" value={Math.round(progress * 100)} aria-labelledby={id} />
      </Stack>
      <Button variant="outlined" size="small" onClick={cancelImport}>
        {t('quickOrder.cancelReading')}
      </Button>
    </Stack>
  );
}

/** A transparent input over its button, so that a file can be dropped there. */
const FileInput = styled('input')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  '&, &::file-selector-button': { cursor: 'pointer' },
});

export function ImportPanel() {
  const t = useTranslate();
  const { importing, summary, importFailure, sending } = useOrder();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = sending !== null || importing !== null;
  useEffect(() => cancelImport, []);
  const read = () => {
    const [file] = input.current?.files ?? [];
    if (file) void startImport(file);
    // Reset, so that the same file can be selected again after it was corrected.
    if (input.current) input.current.value = '';
  };
  return (
    <Stack sx={{ gap: 4 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '16px 24px' }}
      >
        <Typography color="textSecondary" sx={{ flex: '1 1 20rem', maxWidth: 'var(--measure)' }}>
          {t('quickOrder.how', [maxRows])}
        </Typography>
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          size="small"
          aria-disabled={isBusy}
          sx={{
            gap: 2,
            '&:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
          }}
        >
          <Icon icon={FileUp} size="s" />
          {t('quickOrder.readFile')}
          <FileInput
            ref={input}
            type="file"
            accept=".csv,.tsv,.tab,.txt,text/csv,text/plain,text/tab-separated-values"
            disabled={isBusy}
            onChange={read}
          />
        </Button>
      </Stack>
      {importing && <Progress {...importing} />}
      {importFailure && (
        <Alert severity="error">
          <AlertTitle>
            {importFailure.file === null
              ? t('quickOrder.pasteNotRead')
              : t('quickOrder.notRead', [importFailure.file])}
          </AlertTitle>
          {failureReason(t, importFailure)}
        </Alert>
      )}
      {summary && <Summary summary={summary} />}
    </Stack>
  );
}
