import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { openModal } from '../../../components/plain/modalStore';
import { formatPhone } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { DetailList } from '../DetailList';
import { ProfileDetails } from './ProfileDetails';

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
