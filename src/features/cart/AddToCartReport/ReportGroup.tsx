import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { Icon } from '../../../components/Icon/Icon';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './AddToCartReport.module.css';
import type { LineOutcome, ReportLine } from './reportLine';

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
export function ReportGroup({ outcome, lines }: ReportGroupProps) {
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
