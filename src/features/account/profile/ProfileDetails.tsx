import { useQueryClient } from '@tanstack/react-query';
import { updateCustomer } from '../../../api/generated/mutations';
import { getCustomerQuery } from '../../../api/generated/queries';
import { Form, FormRow } from '../../../components/Form/Form';
import { FormField } from '../../../components/Form/FormField';
import { SubmitButton } from '../../../components/Form/SubmitButton';
import { useContractForm } from '../../../components/Form/useContractForm';
import { showNotice } from '../../../components/Notice/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { profileForm } from './profileForm';

/** ACC-03: one's own name, e-mail address and phone number (updateCustomer). */
export function ProfileDetails({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const client = useQueryClient();
  const { firstName, lastName, email, phoneNumber } = customer;
  const form = useContractForm(profileForm, {
    id: 'profile',
    values: { firstName, lastName, email, phoneNumber },
    send: (body) => updateCustomer({ body }),
    onSuccess: () => {
      showNotice({ tone: 'success', title: (translate) => translate('account.profileSaved') });
      // The answer may be that of an organisation's user: the customer is fetched.
      void client.invalidateQueries({ queryKey: getCustomerQuery().queryKey });
    },
    failed: 'account.profileNotSaved',
  });
  return (
    <Form form={form} label={t('account.details')}>
      <FormRow>
        <FormField form={form} name="firstName" />
        <FormField form={form} name="lastName" />
      </FormRow>
      <FormField form={form} name="email" />
      <FormField form={form} name="phoneNumber" />
      <SubmitButton form={form}>{t('common.save')}</SubmitButton>
    </Form>
  );
}
