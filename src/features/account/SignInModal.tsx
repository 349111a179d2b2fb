import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { getGlobalContentQuery } from '../../api/generated/queries';
import { Form } from '../../components/Form/Form';
import { FormField } from '../../components/Form/FormField';
import { PasswordField } from '../../components/Form/PasswordField';
import { SubmitButton } from '../../components/Form/SubmitButton';
import { announce } from '../../components/LiveRegion/announce';
import { Modal } from '../../components/Modal/Modal';
import { closeModal, type ModalProps } from '../../components/Modal/modalStore';
import { RichText } from '../../components/RichText/RichText';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import { useFavorites } from '../favorites/favorites';
import type { Customer } from '../session/customer';
import { useSettings } from '../settings/settings';
import styles from './SignIn.module.css';
import { useSignIn } from './useSignIn';

declare module '../../components/Modal/modalStore' {
  interface ModalProps {
    /** AUTH-04: sign-in, and whether favourites led there, with the product to save among them. */
    signIn: { fromFavorites?: boolean; favorite?: { code: string; name: string } };
  }
}

/**
 * What follows on signing in: favourites when they led here (AUTH-04), else the same page, and for a product that is to
 * be saved its heart. Whatever else opened the modal is about to become a link to the account, so focus goes to the page.
 */
function useLeave({ fromFavorites, favorite }: ModalProps['signIn']): (customer: Customer) => void {
  const t = useTranslate();
  const navigate = useNavigate();
  const { accountPage } = useSettings().staticPages;
  return ({ firstName, lastName }) => {
    flushSync(closeModal);
    announce(t('account.signedInAs', [`${firstName} ${lastName}`]));
    if (favorite) return;
    document.querySelector('main')?.focus({ preventScroll: true });
    if (fromFavorites) void navigate(`${accountPage.url}?view=Favorites`);
  };
}

/** AUTH-01, AUTH-04: signing in, with the editors' text and, when favourites led here, saying so. */
export function SignInModal({ fromFavorites, favorite }: ModalProps['signIn']) {
  const t = useTranslate();
  const { forgotPasswordPage } = useSettings().staticPages;
  const information = useQuery(getGlobalContentQuery()).data?.loginInformationText;
  const { save } = useFavorites();
  const leave = useLeave({ fromFavorites, favorite });
  const form = useSignIn(leave, () => favorite && save(favorite));
  const footer = (
    <SubmitButton form={form} wide>
      {t('account.signIn')}
    </SubmitButton>
  );
  return (
    <Modal title={t('account.signIn')} footer={footer} stacked>
      {fromFavorites && (
        <p className={styles.favorites}>
          {favorite ? t('account.signInForFavorite', [favorite.name]) : t('account.signInForFavorites')}
        </p>
      )}
      {information && <RichText html={information} className={styles.information} />}
      <Form form={form}>
        <FormField form={form} name="email" type="email" />
        <PasswordField form={form} name="password" />
      </Form>
      {forgotPasswordPage && (
        <p className={styles.forgotten}>
          <SafeLink href={forgotPasswordPage.url} onClick={closeModal}>
            {t('account.forgotPassword')}
          </SafeLink>
        </p>
      )}
    </Modal>
  );
}
