import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { confirmed } from '../../../api/confirmed';
import { updateCustomerMutation } from '../../../api/generated/mutations';
import { getCustomerQuery } from '../../../api/generated/queries';
import { updateCustomerBody } from '../../../api/generated/schemas';
import { useStep } from '../../../api/useStep';
import { Form, FormRow, SubmitButton } from '../../../components/mui/form/Form';
import { formOptions, useSubmit } from '../../../components/mui/form/useSubmit';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { issueMessage } from '../../../components/mui/form/issueMessage';
import { PasswordField } from '../../../components/mui/form/PasswordField';
import { contactInput, personValues } from '../../../components/mui/form/personInput';
import { useDraft } from '../../../components/mui/form/useDraft';
import { openModal } from '../../../components/plain/modalStore';
import { showNotice } from '../../../components/plain/noticeStore';
import { formatPhone, phoneHint } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { useSettings } from '../../settings/settings';
import { detailsUpdated } from '../accountOutcomes';
import { DetailList } from './DetailList';

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
function ProfileDetails({ customer }: { customer: Customer }) {
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
  const updateCustomer = useStep(confirmed(updateCustomerMutation(), detailsUpdated));
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

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 5 }}>
      <Typography component="h2" id={id} sx={{ fontSize: 'var(--text-xl)', fontWeight: 500 }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

function Organization({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { organizationName, organizationNumber, contactPhone, contactEmail } = customer;
  return (
    <Section id="profile-organization" title={t('account.organization')}>
      <DetailList
        rows={[
          [t('account.name'), organizationName],
          [t('account.organizationNumber'), organizationNumber],
          [t('account.phone'), contactPhone && formatPhone(contactPhone)],
          [t('account.email'), contactEmail],
        ]}
      />
    </Section>
  );
}

/** ACC-03: the customer's own data, to view and change, and deletion of the account. */
export function Profile({ customer }: { customer: Customer }) {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 12, maxWidth: '32rem' }}>
      <Section id="profile-details" title={t('account.details')}>
        <ProfileDetails customer={customer} />
      </Section>
      {customer.organizationId !== null && <Organization customer={customer} />}
      <Section id="profile-delete" title={t('account.deleteAccount')}>
        <Typography color="textSecondary">{t('account.deleteText')}</Typography>
        <Button
          variant="outlined"
          onClick={() => openModal('deleteAccount', { customer })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('account.deleteAccount')}
        </Button>
      </Section>
    </Stack>
  );
}
