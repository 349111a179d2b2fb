import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getGlobalContentQuery } from '../../api/generated/queries';
import { hasFeature } from '../../config/deployment';
import { Form, SubmitButton } from '../../components/mui/form/Form';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { PasswordField } from '../../components/mui/form/PasswordField';
import { Modal } from '../../components/mui/Modal';
import { closeModal, openModal, type ModalProps } from '../../components/plain/modalStore';
import { RichText } from '../../components/plain/RichText';
import { SafeLink } from '../../routing/links/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import { useSettings } from '../settings/settings';
import { SignInReason } from './SignInReason';
import { useEnterAccount } from './useEnterAccount';
import { useSignIn } from './useSignIn';

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    /** AUTH-04: sign-in; favourites as its reason, including the product to save. */
    signIn: {
      fromFavorites?: boolean;
      favorite?: { code: string; name: string };
      /** Customer whose session ended (AUTH-02), and the action to repeat after signing in. */
      ended?: { customerId: string; retry?: () => void };
    };
  }
}

/** AUTH-01, AUTH-04: the sign-in form, with the editors' text and, for favourites, that reason. */
export function SignInModal(reason: ModalProps['signIn']) {
  const t = useTranslate();
  const { forgotPasswordPage } = useSettings().staticPages;
  const information = useQuery(getGlobalContentQuery()).data?.loginInformationText;
  const { control, submission } = useSignIn(useEnterAccount(reason));
  const footer = (
    <>
      <SubmitButton submission={submission}>{t('account.signIn')}</SubmitButton>
      {hasFeature('registration') && (
        <Button variant="outlined" onClick={() => openModal('register', reason)}>
          {t('account.register')}
        </Button>
      )}
    </>
  );
  return (
    <Modal title={t('account.signIn')} footer={footer} stacked>
      <SignInReason {...reason} />
      {information && (
        <Box sx={{ mb: 6, color: 'text.secondary' }}>
          <RichText html={information} />
        </Box>
      )}
      <Form submission={submission}>
        <FormTextField control={control} name="email" type="email" autoComplete="username" />
        <PasswordField control={control} name="password" autoComplete="current-password" />
      </Form>
      {forgotPasswordPage && (
        <Typography variant="body2" sx={{ mt: 5 }}>
          <Link component={SafeLink} href={forgotPasswordPage.url} onClick={closeModal}>
            {t('account.forgotPassword')}
          </Link>
        </Typography>
      )}
    </Modal>
  );
}
