import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { closeModal, openModal } from '../../../components/Modal/modalStore';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { may, useSession, useSignedIn } from '../../session/customer';
import { SessionUnknown } from '../../session/SessionUnknown';
import { useSettings } from '../../settings/settings';
import { OrderNotAllowed } from '../OrderNotAllowed';

/** NAV-10, MOD-01: links to checkout and cart unless the cart is empty; sign-in for visitors, the reason for who may not order. */
export function MiniCartActions({ empty }: { empty: boolean }) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { customer, isUnknown } = useSession();
  const mayOrder = may(customer, 'placeOrders');
  const { cartPage, checkoutPage } = useSettings().staticPages;
  return (
    <>
      {isUnknown && <SessionUnknown />}
      {!signedIn && !isUnknown && <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>}
      {signedIn && !empty && !mayOrder && <OrderNotAllowed />}
      {signedIn && !empty && mayOrder && (
        <Button component={SafeLink} href={checkoutPage.url} onClick={closeModal}>
          {t('cart.toCheckout')}
        </Button>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 0 auto' } }}>
        {!empty && (
          <Button component={SafeLink} href={cartPage.url} variant="outlined" onClick={closeModal}>
            {t('cart.goToCart')}
          </Button>
        )}
        <Button variant={empty ? 'outlined' : 'text'} onClick={closeModal}>
          {t('cart.continueShopping')}
        </Button>
      </Stack>
    </>
  );
}
