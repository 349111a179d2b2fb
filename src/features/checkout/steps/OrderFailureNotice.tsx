import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { OrderFailure } from '../checkoutState';
import styles from './OrderFailureNotice.module.css';

/** CHK-04: why the order was not placed, in the step where it can be mended. It takes focus, so that it is read out. */
export function OrderFailureNotice({ failure }: { failure: OrderFailure }) {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [failure]);
  return (
    <div ref={ref} className={styles.notice} role="group" aria-label={t('checkout.notPlaced')} tabIndex={-1}>
      <p className={styles.title}>{t('checkout.notPlaced')}</p>
      {failure.messages.length === 1 ? (
        <p>{failure.messages[0]}</p>
      ) : (
        <ul className={styles.messages}>
          {failure.messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
