import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import styles from './Overview.module.css';
import { OverviewCard } from './OverviewCard';

interface AddressCardProps {
  customer: Customer;
  /** Whether the account has a view of the addresses. */
  linked: boolean;
}

/** The customer's primary address. */
export function AddressCard({ customer: { address }, linked }: AddressCardProps) {
  const t = useTranslate();
  const link = linked ? { href: '?view=Addresses', label: t('account.allAddresses') } : undefined;
  return (
    <OverviewCard title={t('account.primaryAddress')} link={link}>
      {address ? (
        <address className={styles.address}>
          {address.firstName} {address.lastName}
          <br />
          {address.address}
          <br />
          {address.postalCode} {address.city}
          <br />
          {address.countryName}
        </address>
      ) : (
        <p className={styles.muted}>{t('account.noAddress')}</p>
      )}
    </OverviewCard>
  );
}
