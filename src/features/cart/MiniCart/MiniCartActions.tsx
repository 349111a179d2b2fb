import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink';
import { closeModal, openModal } from '../../../components/Modal/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSession, useSignedIn } from '../../session/customer';
import { SessionUnknown } from '../../session/SessionUnknown';
import { useSettings } from '../../settings/settings';

/** Links and buttons, one above the other (MOD-01): to the cart page when it holds something; visitors may sign in. */
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
