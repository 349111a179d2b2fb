import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../components/plain/Icon';
import { openModal } from '../../../components/plain/modalStore';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import { type LineOutcome, lineOutcomes, type ReportLine } from '../useAddLines';
import styles from './AddToCartReport.module.css';

const headings: Record<LineOutcome, TranslationKey> = {
  added: 'cart.reportAdded',
  incorrectFormat: 'cart.reportIncorrectFormat',
  notFound: 'cart.reportNotFound',
  notAdded: 'cart.reportNotAdded',
};

/** Longest list of added lines that is open by default: they need no attention. */
const maxOpenAdded = 10;
/** Number of lines of a group rendered at first. */
const maxLines = 50;

function Line({ line: { row, name, text, action } }: { line: ReportLine }) {
  const t = useTranslate();
  return (
    <ListItem className={styles.line}>
      {row !== undefined && <span className={styles.row}>{t('cart.reportRow', [row])}</span>}
      <span className={styles.what}>
        <span>{name}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {action}
    </ListItem>
  );
}

interface ReportGroupProps {
  outcome: LineOutcome;
  lines: readonly ReportLine[];
}

/** Lines of a report with the same outcome, and their count. Renders nothing without lines. */
function ReportGroup({ outcome, lines }: ReportGroupProps) {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const isAdded = outcome === 'added';
  if (lines.length === 0) return null;
  const shown = isWhole ? lines : lines.slice(0, maxLines);
  return (
    <details open={!isAdded || lines.length <= maxOpenAdded}>
      <summary className={styles.summary}>
        <span className={isAdded ? styles.added : styles.refused}>
          <Icon icon={isAdded ? Check : CircleAlert} size="s" />
        </span>
        <span>{t(headings[outcome])}</span> <span className={styles.count}>{lines.length}</span>
      </summary>
      <List disablePadding>
        {shown.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </List>
      {shown.length < lines.length && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          {t('cart.reportShowAll', [lines.length])}
        </Button>
      )}
    </details>
  );
}

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
