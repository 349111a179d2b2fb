import { Button } from '../../../components/Button/Button';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { announce } from '../../../components/LiveRegion/announce';
import { failureText } from '../../../i18n/failureText';
import { formatPhone } from '../../../i18n/formatPhone';
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
      <Button variant="secondary" size="small" loading={isPending} onClick={() => mutate()}>
        {t('account.signOut')}
      </Button>
      {error && <ErrorNotice message={failureText(t, error, 'errors.unexpectedText')} />}
    </>
  );
}

/** AUTH-01, AUTH-03: who is signed in, with a way to sign out. */
export function DetailsCard({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { firstName, lastName, email, phoneNumber, organizationName } = customer;
  return (
    <OverviewCard
      title={t('account.details')}
      link={{ href: '?view=Profile', label: t('account.changeDetails') }}
    >
      <DetailList
        rows={[
          [t('account.name'), `${firstName} ${lastName}`],
          [t('account.email'), email],
          [t('account.phone'), formatPhone(phoneNumber)],
          [t('account.organization'), organizationName],
        ]}
      />
      <SignOut />
    </OverviewCard>
  );
}
