import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { OrderFailure } from '../checkoutState';
import styles from './OrderFailureNotice.module.css';

/**
 * CHK-04: why the order was not placed, or that its outcome is unknown, in the step where it can be mended. It takes
 * focus, so that it is read out.
 */
export function OrderFailureNotice({ failure }: { failure: OrderFailure }) {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const [text, ...details] = failure.messages;
  const title = t(failure.isOutcomeUnknown ? 'checkout.unansweredTitle' : 'checkout.notPlaced');
  useEffect(() => ref.current?.focus(), [failure]);
  return (
    <div ref={ref} className={styles.notice} role="group" aria-label={title} tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
