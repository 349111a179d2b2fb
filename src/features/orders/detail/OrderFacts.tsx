import type { ReactNode } from 'react';
import { formatPhone } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Order } from '../orderQueries';
import { useDates } from '../useDates';
import styles from './OrderFacts.module.css';

interface Fact {
  label: string;
  /** Nothing of it shows when it is empty. */
  value: ReactNode;
}

function Facts({ heading, facts }: { heading: string; facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{heading}</h3>
      <dl className={styles.facts}>
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Address({ address }: { address: Order['billingAddress'] }) {
  const { firstName, lastName, postalCode, city, countryName, email, phoneNumber } = address;
  const lines = [
    `${firstName} ${lastName}`,
    address.address,
    `${postalCode} ${city}`,
    countryName,
    email,
    formatPhone(phoneNumber),
  ];
  return (
    <address className={styles.address}>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}

/** ORD-01, ORD-03: how an order was delivered, paid and placed, as it was recorded. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslate();
  const dates = useDates();
  const { requestedDeliveryDate, expectedDeliveryDate, placedBy, note } = order;
  return (
    <div className={styles.sections}>
      <Facts
        heading={t('orders.delivery')}
        facts={[
          { label: t('orders.deliveryAddress'), value: <Address address={order.shippingAddress} /> },
          { label: t('orders.deliveryMethod'), value: order.shippingMethod },
          {
            label: t('orders.requestedDate'),
            value: requestedDeliveryDate && dates.day(requestedDeliveryDate),
          },
          { label: t('orders.expectedDate'), value: expectedDeliveryDate && dates.day(expectedDeliveryDate) },
        ]}
      />
      <Facts
        heading={t('orders.payment')}
        facts={[
          { label: t('orders.billingAddress'), value: <Address address={order.billingAddress} /> },
          { label: t('orders.paymentMethod'), value: order.paymentMethod },
        ]}
      />
      <Facts
        heading={t('orders.contactDetails')}
        facts={[
          { label: t('orders.placedBy'), value: placedBy && `${placedBy.firstName} ${placedBy.lastName}` },
          { label: t('orders.email'), value: order.email },
          { label: t('orders.phone'), value: formatPhone(order.phoneNumber) },
          { label: t('orders.reference'), value: note?.title },
          { label: t('orders.note'), value: note?.description },
        ]}
      />
    </div>
  );
}
