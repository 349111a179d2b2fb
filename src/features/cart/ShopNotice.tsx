import { Check, CircleAlert, ShoppingBag } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/Button/Button';
import { announce } from '../../components/LiveRegion/announce';
import { openModal, useModal } from '../../components/Modal/modalStore';
import { dismissNotice, Notice } from '../../components/Notice/Notice';
import { useNotice, type ToldNotice } from '../../components/Notice/noticeStore';
import { Picture } from '../../components/Picture/Picture';
import { useTranslate } from '../../i18n/useTranslate';
import { useCart } from './useCart';
import styles from './ShopNotice.module.css';

type Told<Kind extends ToldNotice['kind']> = Extract<ToldNotice, { kind: Kind }>;

function showCart(): void {
  dismissNotice();
  openModal('miniCart');
}

function ShowCart() {
  const t = useTranslate();
  return (
    <Button variant="secondary" size="small" onClick={showCart}>
      {t('cart.show')}
    </Button>
  );
}

/** What has just gone into the cart; its button has said so to those who listen. */
function Added({ notice }: { notice: Told<'added'> }) {
  const t = useTranslate();
  const line = useCart().cart?.lineItems.find(({ code }) => code === notice.code);
  return (
    <Notice title={t('cart.justAdded')} icon={Check} tone="success">
      <div className={styles.what}>
        {line && (
          <Picture image={line.item.image} ratio="1 / 1" sizes="4rem" decorative className={styles.picture} />
        )}
        <div>
          <p className={styles.name}>{line?.item.name ?? notice.name}</p>
          <p>{t('cart.quantity', [notice.quantity])}</p>
        </div>
      </div>
      <ShowCart />
    </Notice>
  );
}

/** Another cart than the one that stood there: what the account holds. */
function OtherCart({ notice: { count } }: { notice: Told<'otherCart'> }) {
  const t = useTranslate();
  const title = count === 0 ? t('cart.empty') : t(count === 1 ? 'cart.holdsOne' : 'cart.holds', [count]);
  useEffect(() => announce(title), [title]);
  return (
    <Notice title={title} icon={ShoppingBag} tone="plain">
      <p>{t('cart.fromAccount')}</p>
      {count > 0 && <ShowCart />}
    </Notice>
  );
}

function Failed({ notice: { title, name, reason } }: { notice: Told<'failed'> }) {
  useEffect(() => announce(`${title}: ${name}. ${reason}`), [title, name, reason]);
  return (
    <Notice title={title} icon={CircleAlert} tone="failure">
      <p className={styles.name}>{name}</p>
      <p>{reason}</p>
    </Notice>
  );
}

/** CART-02: the notice that is told, beside what people do. While a modal is open it waits. */
export function ShopNotice() {
  const notice = useNotice();
  const modal = useModal();
  if (!notice || modal) return null;
  switch (notice.kind) {
    case 'added':
      return <Added notice={notice} />;
    case 'otherCart':
      return <OtherCart notice={notice} />;
    case 'failed':
      return <Failed notice={notice} />;
  }
}
