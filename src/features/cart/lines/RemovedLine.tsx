import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import { useTranslate } from '../../../i18n/useTranslate';
import type { LineItem } from '../cartCache';
import styles from './CartLine.module.css';

interface RemovedLineProps {
  /** The line before its removal. */
  line: LineItem;
  onUndo: () => void;
}

const takeFocus = (row: HTMLElement | null) => (row?.querySelector('button') ?? row)?.focus();

/** CART-02: replace a removed line, takes its focus, and offers to restore it unless it is no longer for sale. */
export function RemovedLine({ line: { active, item }, onUndo }: RemovedLineProps) {
  const t = useTranslate();
  return (
    <ListItem ref={takeFocus} tabIndex={-1} className={styles.removed}>
      <span>{t('cart.removedNamed', [item.name])}</span>
      {active && (
        <Button
          variant="text"
          size="small"
          aria-label={t('cart.undoNamed', [item.name])}
          onClick={onUndo}
          sx={{ flexShrink: 0, marginInlineEnd: -3, textDecoration: 'underline' }}
        >
          {t('cart.undo')}
        </Button>
      )}
    </ListItem>
  );
}
