import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { confirmed, useStep } from '../../../api/confirmed';
import { deleteCustomerMutation } from '../../../api/generated/mutations';
import { Form } from '../../../components/mui/form/Form';
import { ModalFormFooter } from '../../../components/mui/form/ModalFormFooter';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { rule } from '../../../components/mui/form/formTexts';
import { Modal } from '../../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../../components/plain/modalStore';
import { showNotice } from '../../../components/plain/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { useHomeHref } from '../../settings/settings';
import { useClearSession } from '../useSignOut';
import { sessionEnded } from '../accountConfirmations';

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    /** ACC-03: deletion of the customer's own account. */
    deleteAccount: { customer: Pick<Customer, 'customerId'> };
  }
}

/** Schema of the form: the word that confirms the deletion; it is not sent. @param word in the page's language */
const confirmationSchema = (word: string) =>
  z
    .object({ confirmation: z.string() })
    .check(
      rule('confirmation', ({ confirmation }) =>
        confirmation.trim().toLocaleLowerCase() === word.toLocaleLowerCase()
          ? undefined
          : 'account.deleteWordMissing',
      ),
    );

/**
 * ACC-03: delete the customer's own account (deleteCustomer) after a confirmation word has been typed. Private data is
 * removed from this browser and its other tabs, as on sign-out.
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
  const deleteCustomer = useStep(confirmed(deleteCustomerMutation(), sessionEnded));
  const form = useContractForm({
    schema: confirmationSchema(t('account.deleteWord')),
    defaultValues: { confirmation: '' },
    send: () => deleteCustomer({ query: { customerId } }),
    onSuccess: () => void leave(),
    failed: 'account.notDeleted',
  });
  return (
    <Modal
      title={t('account.deleteAccount')}
      footer={
        <ModalFormFooter form={form} color="error">
          {t('account.deleteAccount')}
        </ModalFormFooter>
      }
    >
      <Stack sx={{ gap: 5 }}>
        <p>{t('account.deleteLoss')}</p>
        <Box component="ul" sx={{ display: 'grid', gap: 1, paddingInlineStart: 5, listStyle: 'disc' }}>
          <li>{t('account.deleteLossOrders')}</li>
          <li>{t('account.deleteLossAddresses')}</li>
          <li>{t('account.deleteLossFavorites')}</li>
        </Box>
        <p>{t('account.deleteText')}</p>
        <Form form={form}>
          <FormTextField control={form.control} name="confirmation" autoComplete="off" />
        </Form>
      </Stack>
    </Modal>
  );
}
