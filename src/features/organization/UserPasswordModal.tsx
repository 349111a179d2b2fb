import Stack from '@mui/material/Stack';
import { confirmed, useStep } from '../../api/confirmed';
import { changePasswordMutation } from '../../api/generated/mutations';
import { Form } from '../../components/mui/form/Form';
import { ModalFormFooter } from '../../components/mui/form/ModalFormFooter';
import { useContractForm } from '../../components/mui/form/useContractForm';
import { PasswordField } from '../../components/mui/form/PasswordField';
import { Modal } from '../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../components/plain/modalStore';
import { fullName } from '../../i18n/formatPhone';
import { useTranslate } from '../../i18n/useTranslate';
import { userPasswordSchema } from './userForms';
import type { OrganizationUser } from './users';

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    /** ORG-01: new password for a user of the customer's organisation. */
    userPassword: { user: OrganizationUser };
  }
}

/**
 * ORG-01: set a new password for a user of the customer's organisation (changePassword); errors show in the footer.
 */
export function UserPasswordModal({ user }: ModalProps['userPassword']) {
  const t = useTranslate();
  const { customerId, email } = user;
  const name = fullName(user);
  const changePassword = useStep(confirmed(changePasswordMutation()));
  const form = useContractForm({
    schema: userPasswordSchema,
    defaultValues: { newPassword: '' },
    send: ({ newPassword }) => changePassword({ body: { customerId, newPassword } }),
    onSuccess: closeModal,
    success: (translate) => translate('organization.passwordChanged', [name]),
    failed: 'organization.passwordNotChanged',
    unknown: 'organization.passwordUnknown',
    byStatus: { 403: 'organization.forbidden' },
  });
  return (
    <Modal title={t('organization.passwordTitle')} footer={<ModalFormFooter form={form} hasErrors />}>
      <Stack sx={{ gap: 5 }}>
        <p>{t('organization.passwordFor', [name])}</p>
        <Form form={form} hasErrors={false}>
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField control={form.control} name="newPassword" autoComplete="new-password" />
        </Form>
      </Stack>
    </Modal>
  );
}
