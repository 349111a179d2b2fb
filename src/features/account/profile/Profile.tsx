import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { confirmed, useStep } from '../../../api/confirmed';
import { updateCustomerMutation } from '../../../api/generated/mutations';
import { getCustomerQuery } from '../../../api/generated/queries';
import { updateCustomerBody } from '../../../api/generated/schemas';
import { Form, SubmitButton } from '../../../components/mui/form/Form';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { PasswordField } from '../../../components/mui/form/PasswordField';
import { PersonFields } from '../../../components/mui/form/PersonFields';
import { contactInput, personValues } from '../../../components/mui/form/personInput';
import { openModal } from '../../../components/plain/modalStore';
import { formatPhone } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { useSettings } from '../../settings/settings';
import { detailsUpdated } from '../accountConfirmations';
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
  const [needsPassword, setNeedsPassword] = useState(false);
  const updateCustomer = useStep(confirmed(updateCustomerMutation(), detailsUpdated));
  const form = useContractForm({
    schema: confirmedSchema,
    values,
    draft: 'profile',
    send: ({ currentPassword, ...body }) =>
      updateCustomer({ body: currentPassword === '' ? body : { ...body, currentPassword } }),
    onSuccess: () => {
      setNeedsPassword(false);
      // The response may describe a user of the organisation, so the customer is refetched.
      void client.invalidateQueries({ queryKey: getCustomerQuery().queryKey });
    },
    success: (translate) => translate('account.profileSaved'),
    failed: 'account.profileNotSaved',
  });
  if (!needsPassword && form.formState.errors.currentPassword) setNeedsPassword(true);
  return (
    <Form form={form} hasDraftNotice label={t('account.details')}>
      <PersonFields country={currentCountry} emailHint={t('account.emailHint')} />
      {needsPassword && (
        <PasswordField control={form.control} name="currentPassword" autoComplete="current-password" />
      )}
      <SubmitButton form={form}>{t('common.save')}</SubmitButton>
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
