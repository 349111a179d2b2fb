import { useId, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { Each } from '../../components/ErrorBoundary/Each';
import { openModal } from '../../components/Modal/modalStore';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { useTranslate } from '../../i18n/useTranslate';
import type { Customer } from '../session/customer';
import type { Address, AddressType } from './address';
import { AddressCard } from './AddressCard';
import styles from './Addresses.module.css';

interface AddressListProps {
  customer: Customer;
  addressType: AddressType;
  addresses: readonly Address[];
}

const texts = {
  billing: { title: 'addresses.billing', empty: 'addresses.noBilling', add: 'addresses.addBilling' },
  delivery: { title: 'addresses.delivery', empty: 'addresses.noDelivery', add: 'addresses.addDelivery' },
} as const;

function AddressList({ customer, addressType, addresses }: AddressListProps) {
  const t = useTranslate();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, empty, add } = texts[addressType];
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <SectionHead id={headingId} title={t(title)} headingRef={heading}>
        <div className={styles.add}>
          <Button variant="secondary" size="small" onClick={() => openModal('address', { addressType })}>
            {t(add)}
          </Button>
        </div>
      </SectionHead>
      {addresses.length === 0 ? (
        <p className={styles.empty}>{t(empty)}</p>
      ) : (
        <ul className={styles.cards}>
          <Each
            items={addresses}
            operation="getCustomer"
            place={`/${addressType}Addresses`}
            keyOf={({ id }) => id}
          >
            {(address) => (
              <li>
                <AddressCard
                  customer={customer}
                  address={address}
                  addressType={addressType}
                  onDeleted={() => heading.current?.focus()}
                />
              </li>
            )}
          </Each>
        </ul>
      )}
    </section>
  );
}

/** ACC-02: the customer's billing and delivery addresses, to add to, change and delete; one of them is the primary one. */
export function Addresses({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { billingAddresses, deliveryAddresses } = customer;
  const hasNone = billingAddresses.length + deliveryAddresses.length === 0;
  return (
    <div className={styles.addresses}>
      <p className={styles.introduction}>
        {t(hasNone ? 'addresses.firstIsPrimary' : 'addresses.introduction')}
      </p>
      <AddressList customer={customer} addressType="billing" addresses={billingAddresses} />
      <AddressList customer={customer} addressType="delivery" addresses={deliveryAddresses} />
    </div>
  );
}
