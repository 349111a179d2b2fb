import { useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { announce } from '../../../components/LiveRegion/announce';
import { useTranslate } from '../../../i18n/useTranslate';
import type { LineItem } from '../cartCache';
import { ownItems } from '../cartEvents';
import { useAddLines } from '../useAddLines';
import { useClearCart } from '../useClearCart';
import { useSignedIn } from '../../session/customer';
import { failureText } from '../../../i18n/failureText';
import styles from '../MiniCart/MiniCart.module.css';

interface ClearCartProps {
  lines: readonly LineItem[];
  /** Called after the cart has been cleared. */
  onClear: () => void;
}

const takeFocus = (part: HTMLElement | null) => part?.querySelector('button')?.focus();

interface UndoProps {
  loading: boolean;
  onUndo: () => void;
}

function Cleared({ loading, onUndo }: UndoProps) {
  const t = useTranslate();
  return (
    <p ref={takeFocus} className={styles.cleared}>
      {t('cart.cleared')}
      <Button variant="secondary" size="small" loading={loading} onClick={onUndo}>
        {t('cart.undo')}
      </Button>
    </p>
  );
}

/** CART-02: clears the cart, and puts everything back when that was a mistake; what cannot come back is named, and why. */
export function ClearCart({ lines, onClear }: ClearCartProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const [cleared, setCleared] = useState<readonly LineItem[]>([]);
  const clearing = useClearCart();
  const restoring = useAddLines();
  const error = clearing.error ?? restoring.error;
  const clear = () =>
    clearing.mutate(undefined, {
      onSuccess: () => {
        setCleared(lines);
        onClear();
        announce(t('cart.cleared'));
      },
    });
  const undo = () =>
    restoring.mutate(ownItems(cleared), {
      onSuccess: ({ refused }) => {
        setCleared([]);
        if (refused.length === 0) announce(t('cart.restored'));
      },
    });
  if (!signedIn) return null;
  return (
    <>
      {error && <ErrorNotice message={failureText(t, error, 'errors.unexpectedText')} />}
      {restoring.data?.refused.map(({ code, name, reason }) => (
        <ErrorNotice key={code} message={`${t('cart.notRestored')}: ${name ?? code}. ${reason ?? ''}`} />
      ))}
      {cleared.length > 0 && lines.length === 0 && <Cleared loading={restoring.isPending} onUndo={undo} />}
      {lines.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          className={styles.clear}
          loading={clearing.isPending}
          onClick={clear}
        >
          {t('cart.clear')}
        </Button>
      )}
    </>
  );
}
