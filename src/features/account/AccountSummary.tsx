import { Button } from '../../components/Button/Button';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { announce } from '../../components/LiveRegion/announce';
import { useTranslate } from '../../i18n/useTranslate';
import type { Customer } from '../session/customer';
import { failureText } from '../../i18n/failureText';
import styles from './AccountSummary.module.css';
import { DetailList } from './DetailList';
import { useSignOut } from './useSignOut';

function SignOut() {
  const t = useTranslate();
  const { mutate, isPending, error } = useSignOut(() => {
    document.querySelector('main')?.focus({ preventScroll: true });
    announce(t('account.signedOut'));
  });
  return (
    <>
      <Button variant="secondary" loading={isPending} onClick={() => mutate()}>
        {t('account.signOut')}
      </Button>
      {error && <ErrorNotice message={failureText(t, error, 'errors.unexpectedText')} />}
    </>
  );
}

function Details({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { firstName, lastName, email, phoneNumber, organizationName } = customer;
  return (
    <DetailList
      rows={[
        [t('account.name'), `${firstName} ${lastName}`],
        [t('account.email'), email],
        [t('account.phone'), phoneNumber],
        [t('account.organization'), organizationName],
      ]}
    />
  );
}

/** AUTH-01, AUTH-03: who is signed in, and the way out. */
export function AccountSummary({ customer }: { customer: Customer }) {
  const t = useTranslate();
  return (
    <section className={styles.summary} aria-labelledby="account-summary">
      <h2 id="account-summary" className={styles.heading}>
        {t('account.details')}
      </h2>
      <Details customer={customer} />
      <SignOut />
    </section>
  );
}
