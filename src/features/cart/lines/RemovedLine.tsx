import { Button } from '../../../components/Button/Button';
import { useTranslate } from '../../../i18n/useTranslate';
import type { LineItem } from '../cartCache';
import styles from './CartLine.module.css';

interface RemovedLineProps {
  /** The line as it was. */
  line: LineItem;
  onUndo: () => void;
}

const takeFocus = (row: HTMLElement | null) => (row?.querySelector('button') ?? row)?.focus();

/**
 * CART-02: stands where a line was removed and offers to restore it, unless it is no longer for sale; focus moves on to
 * it from what has gone.
 */
export function RemovedLine({ line: { active, item }, onUndo }: RemovedLineProps) {
  const t = useTranslate();
  return (
    <li ref={takeFocus} tabIndex={-1} className={styles.removed}>
      <span>{t('cart.removedNamed', [item.name])}</span>
      {active && (
        <Button variant="quiet" size="small" aria-label={t('cart.undoNamed', [item.name])} onClick={onUndo}>
          {t('cart.undo')}
        </Button>
      )}
    </li>
  );
}
