import Button from '@mui/material/Button';
import { closeModal, openModal } from '../../../components/Modal/modalStore';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSession, useSignedIn } from '../../session/customer';
import { SessionUnknown } from '../../session/SessionUnknown';
import { useSettings } from '../../settings/settings';

/** Stacked links and buttons (MOD-01): to the cart page unless the cart is empty; sign-in for visitors. */
export function MiniCartActions({ empty }: { empty: boolean }) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { isUnknown } = useSession();
  const { cartPage } = useSettings().staticPages;
  return (
    <>
      {isUnknown && <SessionUnknown />}
      {!signedIn && !isUnknown && <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>}
      {!empty && (
        <Button
          component={SafeLink}
          href={cartPage.url}
          variant={signedIn ? 'contained' : 'outlined'}
          onClick={closeModal}
        >
          {t('cart.goToCart')}
        </Button>
      )}
      <Button variant={signedIn || empty ? 'outlined' : 'text'} onClick={closeModal}>
        {t('cart.continueShopping')}
      </Button>
    </>
  );
}
