import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { busyButton } from '../../../components/busyButton';
import { announce } from '../../../components/LiveRegion/announce';
import { failureText } from '../../../i18n/failureText';
import { formatPhone } from '../../../i18n/formatPhone';
import { fullName } from '../../../i18n/fullName';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { DetailList } from '../DetailList';
import { useSignOut } from '../useSignOut';
import { OverviewCard } from './OverviewCard';

function SignOut() {
  const t = useTranslate();
  const { mutate, isPending, error } = useSignOut(() => {
    document.querySelector('main')?.focus({ preventScroll: true });
    announce(t('account.signedOut'));
  });
  return (
    <>
      <Button variant="outlined" size="small" {...busyButton(isPending, () => mutate())}>
        {t('account.signOut')}
      </Button>
      {error && <Alert severity="error">{failureText(t, error, 'errors.unexpectedText')}</Alert>}
    </>
  );
}

/** AUTH-01, AUTH-03: the customer's details, with a button to sign out. */
export function DetailsCard({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { email, phoneNumber, organizationName } = customer;
  return (
    <OverviewCard
      title={t('account.details')}
      link={{ href: '?view=Profile', label: t('account.changeDetails') }}
    >
      <DetailList
        rows={[
          [t('account.name'), fullName(customer)],
          [t('account.email'), email],
          [t('account.phone'), formatPhone(phoneNumber)],
          [t('account.organization'), organizationName],
        ]}
      />
      <SignOut />
    </OverviewCard>
  );
}
