import { Button } from '../../../components/Button/Button';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './CartLine.module.css';

interface RemovedLineProps {
  /** What was removed. */
  name: string;
  onUndo: () => void;
}

const takeFocus = (button: HTMLElement | null) => button?.querySelector('button')?.focus();

/** CART-02: stands where a line was removed and offers to bring it back; focus moves on to it from what has gone. */
export function RemovedLine({ name, onUndo }: RemovedLineProps) {
  const t = useTranslate();
  return (
    <li ref={takeFocus} className={styles.removed}>
      <span>{t('cart.removedNamed', [name])}</span>
      <Button variant="quiet" size="small" aria-label={t('cart.undoNamed', [name])} onClick={onUndo}>
        {t('cart.undo')}
      </Button>
    </li>
  );
}
