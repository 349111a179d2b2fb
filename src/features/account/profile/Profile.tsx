import { Button } from '../../../components/Button/Button';
import { openModal } from '../../../components/Modal/modalStore';
import { formatPhone } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { DetailList } from '../DetailList';
import styles from './Profile.module.css';
import { ProfileDetails } from './ProfileDetails';

function Organization({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { organizationName, organizationNumber, contactPhone, contactEmail } = customer;
  return (
    <section className={styles.section} aria-labelledby="profile-organization">
      <h2 id="profile-organization" className={styles.heading}>
        {t('account.organization')}
      </h2>
      <DetailList
        rows={[
          [t('account.name'), organizationName],
          [t('account.organizationNumber'), organizationNumber],
          [t('account.phone'), contactPhone && formatPhone(contactPhone)],
          [t('account.email'), contactEmail],
        ]}
      />
    </section>
  );
}

/** ACC-03: what the shop knows of the customer, to change; and deleting the account. */
export function Profile({ customer }: { customer: Customer }) {
  const t = useTranslate();
  return (
    <div className={styles.profile}>
      <section className={styles.section} aria-labelledby="profile-details">
        <h2 id="profile-details" className={styles.heading}>
          {t('account.details')}
        </h2>
        <ProfileDetails customer={customer} />
      </section>
      {customer.organizationId !== null && <Organization customer={customer} />}
      <section className={styles.section} aria-labelledby="profile-delete">
        <h2 id="profile-delete" className={styles.heading}>
          {t('account.deleteAccount')}
        </h2>
        <p className={styles.text}>{t('account.deleteText')}</p>
        <Button variant="secondary" onClick={() => openModal('deleteAccount', { customer })}>
          {t('account.deleteAccount')}
        </Button>
      </section>
    </div>
  );
}
