import { useQuery } from '@tanstack/react-query';
import { getCartQuery } from '../../api/generated/queries';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Modal } from '../../components/Modal/Modal';
import { closeModal, openModal } from '../../components/Modal/modalStore';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';
import { useSettings } from '../session/settings';
import { CartTotals } from './CartTotals';
import styles from './MiniCart.module.css';
import { MiniCartLine } from './MiniCartLine';

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

/** The ways on, one above the other (MOD-01): to the cart page when it holds something; visitors may sign in. */
function WaysOn({ empty }: { empty: boolean }) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { cartPage } = useSettings().staticPages;
  return (
    <>
      {!signedIn && <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>}
      {!empty && (
        <ButtonLink href={cartPage.url} variant={signedIn ? 'primary' : 'secondary'} onClick={closeModal}>
          {t('cart.goToCart')}
        </ButtonLink>
      )}
      <Button variant={signedIn || empty ? 'secondary' : 'quiet'} onClick={closeModal}>
        {t('cart.continueShopping')}
      </Button>
    </>
  );
}

/** CART-01, NAV-10: the cart in short. Visitors see no price (CARD-03); a cart that cannot be had is empty (CART-05). */
export function MiniCart() {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { data: cart, isPending } = useQuery(getCartQuery());
  const lines = cart?.lineItems ?? [];
  const footer = (
    <>
      {signedIn && cart?.price && lines.length > 0 && (
        <CartTotals price={cart.price} promotions={cart.promotions} />
      )}
      <WaysOn empty={lines.length === 0} />
    </>
  );
  return (
    <Modal title={t('cart.title')} placement="end" footer={footer} stacked>
      {isPending && <Skeleton height="8rem" />}
      {!isPending && lines.length === 0 && <EmptyCart />}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <MiniCartLine key={line.code} line={line} />
        ))}
      </ul>
    </Modal>
  );
}
