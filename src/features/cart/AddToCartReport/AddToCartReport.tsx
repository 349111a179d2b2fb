import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon';
import { openModal } from '../../../components/Modal/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './AddToCartReport.module.css';
import { ReportGroup } from './ReportGroup';
import { lineOutcomes, type ReportLine } from './reportLine';

interface AddToCartReportProps {
  lines: readonly ReportLine[];
  onClose: () => void;
  /** Level of the heading; 3 by default. */
  level?: 2 | 3;
  /** Further actions beside the button that shows the cart. */
  children?: ReactNode;
}

/**
 * ORD-02, FAV-03, QORD-01: the result of adding lines to the cart: the number added, and the lines by outcome with
 * their reasons. Its heading takes focus on mount, so that screen readers announce it.
 * @example <AddToCartReport lines={lines} onClose={() => setReport(null)} />
 */
export function AddToCartReport({ lines, onClose, level = 3, children }: AddToCartReportProps) {
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
    <Paper component="section" className={styles.report} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </Heading>
        <IconButton aria-label={t('cart.closeReport')} onClick={onClose}>
          <Icon icon={X} size="s" />
        </IconButton>
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
          <Button variant="outlined" size="small" onClick={() => openModal('miniCart')}>
            {t('cart.show')}
          </Button>
        )}
        {children}
      </div>
    </Paper>
  );
}
