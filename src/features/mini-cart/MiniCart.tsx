import { EmptyState } from '../../components/EmptyState/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { Modal } from '../../components/Modal/Modal';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { useTranslate } from '../../i18n/useTranslate';
import type { LineItem } from '../cart/cartCache';
import { useCart } from '../cart/useCart';
import { useCartChanges } from '../cart/useCartChanges';
import { useSignedIn } from '../session/customer';
import { failureText } from '../session/failureText';
import { CartTotals } from './CartTotals';
import { ClearCart } from './ClearCart';
import styles from './MiniCart.module.css';
import { MiniCartLine } from './MiniCartLine';
import { RemovedLine } from './RemovedLine';
import { useCartRows } from './useCartRows';
import { WaysOn } from './WaysOn';

function EmptyCart() {
  const t = useTranslate();
  const signedIn = useSignedIn();
  return (
    <EmptyState
      level={3}
      title={t('cart.empty')}
      text={t(signedIn ? 'cart.emptyText' : 'cart.visitorText')}
    />
  );
}

interface CartLinesProps {
  lines: readonly LineItem[];
  isChanging: (code: string) => boolean;
}

function CartLines({ lines, isChanging }: CartLinesProps) {
  const t = useTranslate();
  const { change, error } = useCartChanges();
  const { rows, remove, undo, forget } = useCartRows(lines, change);
  return (
    <>
      {error && <ErrorNotice message={failureText(t, error, 'errors.unexpectedText')} />}
      {lines.length === 0 && <EmptyCart />}
      <ul className={styles.lines}>
        {rows.map((row, index) =>
          row.removed ? (
            <RemovedLine
              key={`${row.line.code} removed`}
              name={row.line.item.name}
              onUndo={() => undo(row)}
            />
          ) : (
            <MiniCartLine
              key={row.line.code}
              line={row.line}
              changing={isChanging(row.line.code)}
              onChange={(quantity) => change({ line: row.line, quantity })}
              onRemove={() => remove(index, row)}
            />
          ),
        )}
      </ul>
      <ClearCart lines={lines} onClear={forget} />
    </>
  );
}

/**
 * CART-01, CART-02, NAV-10: the cart in short, to change and to clear. Visitors see no price (CARD-03); a cart that
 * cannot be had is empty (CART-05).
 */
export function MiniCart() {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { cart, isPending, isChanging, changing } = useCart();
  const lines = cart?.lineItems ?? [];
  const footer = (
    <>
      {signedIn && cart?.price && lines.length > 0 && (
        <CartTotals price={cart.price} promotions={cart.promotions} outdated={changing} />
      )}
      <WaysOn empty={lines.length === 0} />
    </>
  );
  return (
    <Modal title={t('cart.title')} placement="end" footer={footer} stacked>
      {isPending ? <Skeleton height="8rem" /> : <CartLines lines={lines} isChanging={isChanging} />}
    </Modal>
  );
}
