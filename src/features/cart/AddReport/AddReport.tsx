import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/Button/IconButton';
import { openModal } from '../../../components/Modal/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './AddReport.module.css';
import { ReportGroup } from './ReportGroup';
import { lineOutcomes, type ReportLine } from './reportLine';

interface AddReportProps {
  lines: readonly ReportLine[];
  onClose: () => void;
  /** Level of the heading; 3 when not given. */
  level?: 2 | 3;
  /** More to do with the lines, beside the button that shows the cart. */
  children?: ReactNode;
}

/**
 * ORD-02, FAV-03, QORD-01: what became of each line that was to be added to the cart: how many are in it, and by outcome
 * the lines with their reasons. It takes focus when it appears, so that it is read out and what it offers is next.
 */
export function AddReport({ lines, onClose, level = 3, children }: AddReportProps) {
  const t = useTranslate();
  const Heading = `h${level}` as const;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const added = lines.filter(({ outcome }) => outcome === 'added').length;
  useEffect(() => heading.current?.focus(), []);
  const title =
    added === lines.length
      ? t('cart.reportAll')
      : added === 0
        ? t('cart.reportNone')
        : t('cart.reportSome', [added, lines.length]);
  return (
    <section className={styles.report} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </Heading>
        <IconButton icon={X} size="s" label={t('cart.closeReport')} onClick={onClose} />
      </div>
      {lineOutcomes.map((outcome) => (
        <ReportGroup
          key={outcome}
          outcome={outcome}
          lines={lines.filter((line) => line.outcome === outcome)}
        />
      ))}
      <div className={styles.actions}>
        {added > 0 && (
          <Button variant="secondary" size="small" onClick={() => openModal('miniCart')}>
            {t('cart.show')}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}
