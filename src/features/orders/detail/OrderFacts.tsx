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

function Lines({ lines }: { lines: readonly string[] }) {
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

function Address({ address }: { address: Order['billingAddress'] }) {
  const { firstName, lastName, postalCode, city, countryName, email, phoneNumber } = address;
  const name = `${firstName} ${lastName}`;
  const place = `${postalCode} ${city}`;
  return <Lines lines={[name, address.address, place, countryName, email, formatPhone(phoneNumber)]} />;
}

function Shop({ shop }: { shop: NonNullable<Order['collectionAddress']> }) {
  const { name, address, postalCode, city } = shop;
  return <Lines lines={[name, address, `${postalCode} ${city}`]} />;
}

/** The shop that hands out the goods, or the address they are delivered to. */
function useDestination({ collectionAddress, shippingAddress }: Order): Fact {
  const t = useTranslate();
  return collectionAddress
    ? { label: t('orders.collectionAddress'), value: <Shop shop={collectionAddress} /> }
    : { label: t('orders.deliveryAddress'), value: <Address address={shippingAddress} /> };
}

/** ORD-01, ORD-03: how an order was delivered or collected, paid and placed, as it was recorded. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslate();
  const dates = useDates();
  const destination = useDestination(order);
  const { requestedDeliveryDate, expectedDeliveryDate, collectionAddress, placedBy, note } = order;
  return (
    <div className={styles.sections}>
      <Facts
        heading={t('orders.delivery')}
        facts={[
          destination,
          { label: t('orders.deliveryMethod'), value: order.shippingMethod },
          {
            label: t('orders.requestedDate'),
            value: requestedDeliveryDate && dates.day(requestedDeliveryDate),
          },
          {
            label: t(collectionAddress ? 'orders.readyDate' : 'orders.expectedDate'),
            value: expectedDeliveryDate && dates.day(expectedDeliveryDate),
          },
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
