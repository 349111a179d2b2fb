import { Button } from '../../../components/Button/Button';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { failureText } from '../../../i18n/failureText';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { AddReport } from '../../cart/AddReport/AddReport';
import { MergedList } from '../rows/MergedList';
import { changeOrder, useOrder, type SendFailure } from '../rows/orderStore';
import { downloadText, rejectedCsv } from './rejectedCsv';
import styles from './SendReport.module.css';

function failureMessage(t: Translate, failure: SendFailure): string {
  if (failure.kind === 'refused') return failureText(t, failure.error, 'errors.unexpectedText');
  if (failure.kind === 'compared') return t('quickOrder.compared', [failure.added, failure.left]);
  return t(failure.kind === 'unknown' ? 'quickOrder.outcomeUnknown' : 'quickOrder.notSent');
}

/** Saves the rows that have a problem, with it, for mending them in a spreadsheet. */
function SaveRejected() {
  const t = useTranslate();
  const rejected = useOrder().rows.filter(({ problem }) => problem);
  if (rejected.length === 0) return null;
  const save = async () => {
    const headings = {
      row: t('quickOrder.csvRow'),
      code: t('quickOrder.csvCode'),
      quantity: t('quickOrder.csvQuantity'),
      reason: t('quickOrder.csvReason'),
    };
    downloadText(await rejectedCsv(rejected, headings), `${t('quickOrder.fileName')}.csv`);
  };
  return (
    <Button variant="secondary" size="small" onClick={() => void save()}>
      {t('quickOrder.download')}
    </Button>
  );
}

/** QORD-01: what became of the rows that were sent, by outcome with their numbers, and what stopped the sending. */
export function SendReport() {
  const t = useTranslate();
  const { report, failure, merged } = useOrder();
  if (!report && !failure) return null;
  return (
    <div className={styles.report}>
      {failure && <ErrorNotice title={t('quickOrder.failed')} message={failureMessage(t, failure)} />}
      <MergedList merged={merged} />
      {report && (
        <AddReport lines={report} level={2} onClose={() => changeOrder({ report: null, merged: [] })}>
          <SaveRejected />
        </AddReport>
      )}
    </div>
  );
}
