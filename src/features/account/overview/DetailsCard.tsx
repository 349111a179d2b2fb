import { formatPhone } from '../../../i18n/formatPhone';
import { fullName } from '../../../i18n/fullName';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { DetailList } from '../DetailList';
import { OverviewCard } from './OverviewCard';

/** AUTH-01: the customer's details. */
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
    </OverviewCard>
  );
}
