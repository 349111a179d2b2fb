import { changePassword } from '../../api/generated/mutations';
import { Form } from '../../components/Form/Form';
import { ModalFormFooter } from '../../components/Form/ModalFormFooter';
import { PasswordField } from '../../components/Form/PasswordField';
import { useContractForm } from '../../components/Form/useContractForm';
import { Modal } from '../../components/Modal/Modal';
import { closeModal, type ModalProps } from '../../components/Modal/modalStore';
import { showNotice } from '../../components/Notice/noticeStore';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './OrganizationUsers.module.css';
import { userPasswordForm } from './userForms';
import { nameOf, type OrganizationUser } from './users';

declare module '../../components/Modal/modalStore' {
  interface ModalProps {
    /** ORG-01: a new password for a user of one's organisation. */
    userPassword: { user: OrganizationUser };
  }
}

/** ORG-01: gives a user of one's organisation a new password (changePassword). */
export function UserPasswordModal({ user }: ModalProps['userPassword']) {
  const t = useTranslate();
  const { customerId, email } = user;
  const name = nameOf(user);
  const form = useContractForm(userPasswordForm, {
    id: `user-password-${customerId}`,
    draft: false,
    send: ({ newPassword }) => changePassword({ body: { customerId, newPassword } }),
    onSuccess: () => {
      closeModal();
      showNotice({
        tone: 'success',
        title: (translate) => translate('organization.passwordChanged', [name]),
      });
    },
    failed: 'organization.passwordNotChanged',
    byStatus: { 403: 'organization.forbidden' },
  });
  return (
    <Modal title={t('organization.passwordTitle')} footer={<ModalFormFooter form={form} />}>
      <div className={styles.password}>
        <p>{t('organization.passwordFor', [name])}</p>
        <Form form={form}>
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField form={form} name="newPassword" />
        </Form>
      </div>
    </Modal>
  );
}
