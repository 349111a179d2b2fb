import { useNavigate } from 'react-router-dom';
import { deleteCustomer } from '../../../api/generated/mutations';
import { Form } from '../../../components/Form/Form';
import { FormField } from '../../../components/Form/FormField';
import { ModalFormFooter } from '../../../components/Form/ModalFormFooter';
import { useContractForm } from '../../../components/Form/useContractForm';
import { Modal } from '../../../components/Modal/Modal';
import { closeModal, type ModalProps } from '../../../components/Modal/modalStore';
import { showNotice } from '../../../components/Notice/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { useHomeHref } from '../../settings/settings';
import { useClearSession } from '../useSignOut';
import { deleteAccountForm } from './deleteAccountForm';
import styles from './Profile.module.css';

declare module '../../../components/Modal/modalStore' {
  interface ModalProps {
    /** ACC-03: deleting one's own account. */
    deleteAccount: { customer: Pick<Customer, 'customerId'> };
  }
}

const sameWord = (typed: string | undefined, word: string) =>
  typed?.trim().toLocaleLowerCase() === word.toLocaleLowerCase();

/**
 * ACC-03: deletes one's own account (deleteCustomer), once a word has been typed that confirms it. Everything private
 * leaves the browser and its other tabs, as on signing out.
 */
export function DeleteAccountModal({ customer: { customerId } }: ModalProps['deleteAccount']) {
  const t = useTranslate();
  const navigate = useNavigate();
  const home = useHomeHref();
  const clearSession = useClearSession();
  const leave = async () => {
    closeModal();
    await clearSession();
    void navigate(home);
    showNotice({ tone: 'success', title: (translate) => translate('account.deleted') });
  };
  const form = useContractForm(deleteAccountForm, {
    id: 'delete-account',
    draft: false,
    send: () => deleteCustomer({ query: { customerId } }),
    onSuccess: () => void leave(),
    failed: 'account.notDeleted',
    check: ({ confirmation }) => ({
      confirmation: sameWord(confirmation, t('account.deleteWord')) ? undefined : 'account.deleteWordMissing',
    }),
  });
  return (
    <Modal
      title={t('account.deleteAccount')}
      footer={
        <ModalFormFooter form={form} variant="danger">
          {t('account.deleteAccount')}
        </ModalFormFooter>
      }
    >
      <div className={styles.section}>
        <p>{t('account.deleteLoss')}</p>
        <ul className={styles.losses}>
          <li>{t('account.deleteLossOrders')}</li>
          <li>{t('account.deleteLossAddresses')}</li>
          <li>{t('account.deleteLossFavorites')}</li>
        </ul>
        <p>{t('account.deleteText')}</p>
        <Form form={form}>
          <FormField form={form} name="confirmation" required />
        </Form>
      </div>
    </Modal>
  );
}
