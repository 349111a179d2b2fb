import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { confirmed } from '../../../api/confirmed';
import { updateCustomerMutation } from '../../../api/generated/mutations';
import { getCustomerQuery } from '../../../api/generated/queries';
import { updateCustomerBody } from '../../../api/generated/schemas';
import { Form, FormRow, SubmitButton } from '../../../components/mui/form/Form';
import { formOptions, useSubmit } from '../../../components/mui/form/useSubmit';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { issueMessage } from '../../../components/mui/form/issueMessage';
import { contactInput, personValues } from '../../../components/mui/form/personInput';
import { PasswordField } from '../../../components/mui/form/PasswordField';
import { useDraft } from '../../../components/mui/form/useDraft';
import { showNotice } from '../../../components/plain/noticeStore';
import { phoneHint } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';
import type { Customer } from '../../session/customer';
import { detailsUpdated } from '../accountOutcomes';

/** Schema of the profile form (updateCustomer, ACC-03). */
export const profileSchema = z.extend(
  z.pick(updateCustomerBody, { firstName: true, lastName: true }),
  contactInput,
);

/** The same with the password, empty unless the server requires it. */
const confirmedSchema = z.extend(profileSchema, { currentPassword: z.string().check(z.maxLength(128)) });

/**
 * ACC-03: the customer's name, e-mail address and phone number (updateCustomer). When the server refuses a change
 * without the password, the form asks for it.
 */
export function ProfileDetails({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { currentCountry } = useSettings();
  const client = useQueryClient();
  const values = { ...personValues(customer), currentPassword: '' };
  const form = useForm({
    ...formOptions,
    defaultValues: values,
    values,
    resolver: zodResolver(confirmedSchema, { error: issueMessage(t) }),
  });
  const [needsPassword, setNeedsPassword] = useState(false);
  if (!needsPassword && form.formState.errors.currentPassword) setNeedsPassword(true);
  const draft = useDraft('profile', form);
  const { mutateAsync: updateCustomer } = useMutation({
    ...confirmed(updateCustomerMutation(), detailsUpdated),
    meta: { isStep: true },
    gcTime: 0,
  });
  const submission = useSubmit(form, {
    send: ({ currentPassword, ...body }) =>
      updateCustomer({ body: currentPassword === '' ? body : { ...body, currentPassword } }),
    onSuccess: () => {
      setNeedsPassword(false);
      showNotice({ tone: 'success', title: (translate) => translate('account.profileSaved') });
      // The response may describe a user of the organisation, so the customer is refetched.
      void client.invalidateQueries({ queryKey: getCustomerQuery().queryKey });
    },
    failed: 'account.profileNotSaved',
  });
  return (
    <Form submission={submission} draft={draft} label={t('account.details')}>
      <FormRow>
        <FormTextField control={form.control} name="firstName" autoComplete="given-name" />
        <FormTextField control={form.control} name="lastName" autoComplete="family-name" />
      </FormRow>
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="email"
        hint={t('account.emailHint')}
      />
      <FormTextField
        control={form.control}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        hint={phoneHint(t, currentCountry)}
        optional
      />
      {needsPassword && (
        <PasswordField control={form.control} name="currentPassword" autoComplete="current-password" />
      )}
      <SubmitButton submission={submission}>{t('common.save')}</SubmitButton>
    </Form>
  );
}
