import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Each } from '../../../components/ErrorBoundary/Each';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { useTranslate } from '../../../i18n/useTranslate';
import { failureText } from '../../../i18n/failureText';
import { announce } from '../../../components/LiveRegion/announce';
import { useSession, useSignedIn } from '../../session/customer';
import type { LineItem } from '../cartCache';
import { useCartChanges } from '../useCartChanges';
import styles from '../MiniCart/MiniCart.module.css';
import type { PendingEdit } from '../pendingEdits';
import { ClearCart } from './ClearCart';
import { CartLine } from './CartLine';
import { RemovedLine } from './RemovedLine';
import { type CartRow, cartRows, type RemovedRow } from './cartRows';

interface CartLinesProps {
  lines: readonly LineItem[];
  isChanging: (code: string) => boolean;
  /** Level of the heading that says there are none. */
  level: 2 | 3;
}

/** CART-02: the cart's rows, with removing one and bringing it back. */
function useCartRows(lines: readonly LineItem[], change: (edit: PendingEdit) => void) {
  const t = useTranslate();
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([]);
  const rows = cartRows(lines, removed);
  const remove = (row: number, { line }: CartRow) => {
    setRemoved([...removed.filter((other) => other.line.code !== line.code), { line, row }]);
    change({ line, quantity: 0 });
    announce(t('cart.removedNamed', [line.item.name]));
  };
  const undo = ({ line }: CartRow) => {
    change({ line, quantity: line.quantity });
    announce(t('cart.addedNamed', [line.item.name]));
  };
  return { rows, remove, undo, clearRemoved: () => setRemoved([]) };
}

/** CART-01, CART-02: the lines of the cart, to change, remove, bring back and clear, or that there are none. */
export function CartLines({ lines, isChanging, level }: CartLinesProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { isUnknown } = useSession();
  const { change, error } = useCartChanges();
  const { rows, remove, undo, clearRemoved } = useCartRows(lines, change);
  return (
    <>
      {error && <ErrorNotice message={failureText(t, error, 'errors.unexpectedText')} />}
      {lines.length === 0 && (
        <EmptyState
          level={level}
          title={t('cart.empty')}
          text={t(signedIn || isUnknown ? 'cart.emptyText' : 'cart.visitorText')}
        />
      )}
      <ul className={styles.lines}>
        <Each
          items={rows}
          operation="getCart"
          place="/lineItems"
          keyOf={({ line, removed }) => (removed ? `${line.code} removed` : line.code)}
        >
          {(row, index) =>
            // A line that is not visible, such as a fee, counts in the totals only.
            !row.line.item.visible ? null : row.removed ? (
              <RemovedLine name={row.line.item.name} onUndo={() => undo(row)} />
            ) : (
              <CartLine
                line={row.line}
                changing={isChanging(row.line.code)}
                onChange={(quantity) => change({ line: row.line, quantity })}
                onRemove={() => remove(index, row)}
              />
            )
          }
        </Each>
      </ul>
      <ClearCart lines={lines} onClear={clearRemoved} />
    </>
  );
}
