import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { confirmed } from '../../../api/confirmed';
import { deleteCustomerMutation } from '../../../api/generated/mutations';
import { useStep } from '../../../api/useStep';
import { Form } from '../../../components/mui/form/Form';
import { ModalFormFooter } from '../../../components/mui/form/ModalFormFooter';
import { formOptions, useSubmit } from '../../../components/mui/form/useSubmit';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { issueMessage, rule } from '../../../components/mui/form/issueMessage';
import { Modal } from '../../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../../components/plain/modalStore';
import { showNotice } from '../../../components/plain/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { useHomeHref } from '../../settings/settings';
import { useClearSession } from '../useSignOut';
import { sessionEnded } from '../accountOutcomes';

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
  const form = useForm({
    ...formOptions,
    defaultValues: { confirmation: '' },
    resolver: zodResolver(confirmationSchema(t('account.deleteWord')), { error: issueMessage(t) }),
  });
  const deleteCustomer = useStep(confirmed(deleteCustomerMutation(), sessionEnded));
  const submission = useSubmit(form, {
    send: () => deleteCustomer({ query: { customerId } }),
    onSuccess: () => void leave(),
    failed: 'account.notDeleted',
  });
  return (
    <Modal
      title={t('account.deleteAccount')}
      footer={
        <ModalFormFooter submission={submission} color="error">
          {t('account.deleteAccount')}
        </ModalFormFooter>
      }
    >
      <Stack sx={{ gap: 5 }}>
        <p>{t('account.deleteLoss')}</p>
        <Box component="ul" sx={{ display: 'grid', gap: 1, paddingInlineStart: 5 }}>
          <li>{t('account.deleteLossOrders')}</li>
          <li>{t('account.deleteLossAddresses')}</li>
          <li>{t('account.deleteLossFavorites')}</li>
        </Box>
        <p>{t('account.deleteText')}</p>
        <Form submission={submission}>
          <FormTextField control={form.control} name="confirmation" autoComplete="off" />
        </Form>
      </Stack>
    </Modal>
  );
}
