import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/Button/IconButton';
import { Icon } from '../../components/Icon/Icon';
import { openModal, useModal } from '../../components/Modal/modalStore';
import { Picture } from '../../components/Picture/Picture';
import { useTranslate } from '../../i18n/useTranslate';
import { tellAddition, useLatestAddition, type LatestAddition } from '../cart/latestAddition';
import { useCart } from '../cart/useCart';
import styles from './AddedNotice.module.css';

/** How long the notice stands, in ms, unless a pointer or focus is on it. */
const NOTICE_MS = 6000;

const dismiss = () => tellAddition(null);

function showCart(): void {
  dismiss();
  openModal('miniCart');
}

/** Goes away by itself, but not from under somebody's hand. */
function useGoesAway(addition: LatestAddition) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(dismiss, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [held, addition]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo };
}

function Notice({ addition }: { addition: LatestAddition }) {
  const t = useTranslate();
  const { cart } = useCart();
  const held = useGoesAway(addition);
  const line = cart?.lineItems.find(({ code }) => code === addition.code);
  return (
    <section className={styles.notice} aria-label={t('cart.justAdded')} {...held}>
      <p className={styles.title}>
        <Icon icon={Check} size="s" />
        {t('cart.justAdded')}
      </p>
      <IconButton icon={X} size="s" className={styles.close} label={t('common.close')} onClick={dismiss} />
      {line && <Picture image={line.item.image} ratio="1 / 1" sizes="4rem" decorative />}
      <div className={styles.what}>
        <p className={styles.name}>{line?.item.name ?? addition.name}</p>
        <p>{t('cart.quantity', [addition.quantity])}</p>
      </div>
      <Button variant="secondary" size="small" className={styles.show} onClick={showCart}>
        {t('cart.show')}
      </Button>
    </section>
  );
}

/**
 * CART-02: says what has just gone into the cart and offers the mini cart, beside what people do and without taking
 * focus. While a modal is open it waits.
 */
export function AddedNotice() {
  const addition = useLatestAddition();
  const modal = useModal();
  return addition && !modal ? <Notice addition={addition} /> : null;
}
