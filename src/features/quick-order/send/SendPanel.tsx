import { useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { announce } from '../../../components/LiveRegion/announce';
import { useTranslate } from '../../../i18n/useTranslate';
import { filledCount, useOrder } from '../rows/orderStore';
import styles from './SendPanel.module.css';
import { useSendOrder } from './useSendOrder';

/** How many rows are sent, of how many. */
function Progress({ done, total }: { done: number; total: number }) {
  const t = useTranslate();
  return (
    <label className={styles.progress}>
      <span>{t('quickOrder.sent', [done, total])}</span>
      <progress value={done} max={total} />
    </label>
  );
}

/** QORD-01: puts the rows of the order into the cart. */
export function SendPanel() {
  const t = useTranslate();
  const { rows, sending, importing } = useOrder();
  const { mutate } = useSendOrder();
  const [isAsked, setAsked] = useState(false);
  const count = filledCount(rows);
  const label =
    count === 0
      ? t('quickOrder.add')
      : count === 1
        ? t('quickOrder.addOne')
        : t('quickOrder.addCount', [count]);
  const send = () => {
    setAsked(count === 0);
    if (count === 0) announce(t('quickOrder.nothingToAdd'));
    else mutate();
  };
  return (
    <div className={styles.panel}>
      <Button loading={sending !== null} unavailable={importing !== null} onClick={send}>
        {label}
      </Button>
      {sending && <Progress {...sending} />}
      {isAsked && count === 0 && <p className={styles.hint}>{t('quickOrder.nothingToAdd')}</p>}
    </div>
  );
}
