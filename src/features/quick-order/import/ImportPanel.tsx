import { FileUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../../components/Button/Button';
import { IconButton } from '../../../components/Button/IconButton';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { Icon } from '../../../components/Icon/Icon';
import { classNames } from '../../../components/classNames';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { MergedList } from '../rows/MergedList';
import { changeOrder, useOrder, type ImportSummary } from '../rows/orderStore';
import styles from './ImportPanel.module.css';
import { maxBytes, maxRows, type ImportFailure } from './importResult';
import { cancelImport, startImport } from './startImport';

/** Bytes in megabytes, rounded up: more than the limit never shows as the limit. */
const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

function failureReason(t: Translate, failure: ImportFailure): string {
  if (failure.reason === 'tooLarge')
    return t('quickOrder.tooLarge', [megabytes(failure.bytes), megabytes(maxBytes)]);
  if (failure.reason === 'tooMany') return t('quickOrder.tooMany', [failure.rows, maxRows]);
  return t(`quickOrder.${failure.reason}`);
}

function summaryTitle(t: Translate, { file, count }: ImportSummary): string {
  if (file === null) return count === 1 ? t('quickOrder.pastedRow') : t('quickOrder.pastedRows', [count]);
  return count === 1 ? t('quickOrder.readRow', [file]) : t('quickOrder.readRows', [count, file]);
}

/** What a file or pasted text has brought. */
function Summary({ summary }: { summary: ImportSummary }) {
  const t = useTranslate();
  const { headingRow, merged } = summary;
  return (
    <div className={styles.summary}>
      <div role="status">
        <p className={styles.title}>{summaryTitle(t, summary)}</p>
        {headingRow !== null && <p>{t('quickOrder.heading', [headingRow])}</p>}
        <MergedList merged={merged} />
      </div>
      <IconButton
        icon={X}
        size="s"
        label={t('quickOrder.closeSummary')}
        onClick={() => changeOrder({ summary: null })}
      />
    </div>
  );
}

function Progress({ file, progress }: { file: string | null; progress: number }) {
  const t = useTranslate();
  const label = file === null ? t('quickOrder.readingPasted') : t('quickOrder.reading', [file]);
  return (
    <div className={styles.progress}>
      <label className={styles.progressLabel}>
        <span>{label}</span>
        <progress value={Math.round(progress * 100)} max={100} />
      </label>
      <Button variant="secondary" size="small" onClick={cancelImport}>
        {t('quickOrder.cancelReading')}
      </Button>
    </div>
  );
}

/** QORD-01: reads a file, with its progress; and says what it, or pasted text, has brought or why it could not be read. */
export function ImportPanel() {
  const t = useTranslate();
  const { importing, summary, importFailure, sending } = useOrder();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = sending !== null || importing !== null;
  useEffect(() => cancelImport, []);
  const read = () => {
    const [file] = input.current?.files ?? [];
    if (file) void startImport(file);
    // The same file can be chosen again once it has been mended.
    if (input.current) input.current.value = '';
  };
  return (
    <div className={styles.panel}>
      <div className={styles.how}>
        <p>{t('quickOrder.how', [maxRows])}</p>
        <label
          className={classNames(buttonClass('secondary', 'small'), styles.file)}
          aria-disabled={isBusy || undefined}
        >
          <Icon icon={FileUp} size="s" />
          <span>{t('quickOrder.readFile')}</span>
          <input
            ref={input}
            type="file"
            className={styles.fileInput}
            accept=".csv,.tsv,.tab,.txt,text/csv,text/plain,text/tab-separated-values"
            disabled={isBusy}
            onChange={read}
          />
        </label>
      </div>
      {importing && <Progress {...importing} />}
      {importFailure && (
        <ErrorNotice
          title={
            importFailure.file === null
              ? t('quickOrder.pasteNotRead')
              : t('quickOrder.notRead', [importFailure.file])
          }
          message={failureReason(t, importFailure)}
        />
      )}
      {summary && <Summary summary={summary} />}
    </div>
  );
}
