import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { deleteAddress, setPrimaryAddress } from '../../api/generated/mutations';
import { getCustomerQuery } from '../../api/generated/queries';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { openModal } from '../../components/Modal/modalStore';
import { showNotice } from '../../components/Notice/noticeStore';
import { failureText } from '../../i18n/failureText';
import { formatPhone } from '../../i18n/formatPhone';
import { useTranslate } from '../../i18n/useTranslate';
import type { Customer } from '../session/customer';
import { useSettings } from '../settings/settings';
import {
  addressLine,
  cacheCustomer,
  checkoutAddress,
  withoutAddress,
  type Address,
  type AddressType,
} from './address';
import styles from './Addresses.module.css';

interface AddressCardProps {
  customer: Customer;
  address: Address;
  addressType: AddressType;
  /** Moves focus to what stays when the card goes. */
  onDeleted: () => void;
}

function usePrimary({ address: { id } }: AddressCardProps, onChanged: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => setPrimaryAddress({ body: { id } }),
    onSuccess: (customer) => {
      onChanged();
      cacheCustomer(client, customer);
      showNotice({ tone: 'success', title: (t) => t('addresses.isPrimary') });
    },
  });
}

function useDelete({ customer, address: { id }, onDeleted }: AddressCardProps) {
  const client = useQueryClient();
  const { queryKey } = getCustomerQuery();
  return useMutation({
    mutationFn: () => deleteAddress({ body: { id } }),
    onSuccess: () => {
      onDeleted();
      const latest = client.getQueryData(queryKey);
      if (latest?.id === customer.id) cacheCustomer(client, withoutAddress(latest, id));
      showNotice({ tone: 'success', title: (t) => t('addresses.deleted') });
    },
    // What was refused may have changed elsewhere.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

const usedFor = { billing: 'addresses.usedForBilling', delivery: 'addresses.usedForDelivery' } as const;

/** Marks the primary address, and in the other list the one that the checkout starts with. */
function Mark({ customer, address, addressType }: AddressCardProps) {
  const t = useTranslate();
  if (customer.address?.id === address.id) return <Badge tone="accent">{t('addresses.primary')}</Badge>;
  const isUsed = checkoutAddress(customer, addressType)?.id === address.id;
  return isUsed && <Badge>{t(usedFor[addressType])}</Badge>;
}

function Place({ address }: { address: Address }) {
  const { countries } = useSettings();
  const { countryCode, countryName } = address;
  return (
    <address className={styles.place}>
      <span>{address.address}</span>
      <span>{`${address.postalCode} ${address.city}`}</span>
      <span>{countries.find(({ code }) => code === countryCode)?.name ?? countryName}</span>
      <span className={styles.contact}>{address.email}</span>
      {address.phoneNumber && <span className={styles.contact}>{formatPhone(address.phoneNumber)}</span>}
    </address>
  );
}

/** One address of a list with what can be done with it; what was refused is said inside it (ACC-02). */
export function AddressCard(props: AddressCardProps) {
  const { customer, address, addressType } = props;
  const t = useTranslate();
  const nameId = useId();
  const name = useRef<HTMLHeadingElement>(null);
  const makePrimary = usePrimary(props, () => name.current?.focus());
  const remove = useDelete(props);
  const isPrimary = customer.address?.id === address.id;
  const line = addressLine(address);
  const labelled = (label: string) => ({ 'aria-label': `${label}: ${line}`, children: label });
  const askToDelete = () =>
    openModal('confirmation', {
      title: t('addresses.deleteTitle'),
      text: t('addresses.deleteText', [line]),
      confirmLabel: t('common.delete'),
      onConfirm: remove.mutate,
    });
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <h3 ref={name} id={nameId} className={styles.name} tabIndex={-1}>
          {`${address.firstName} ${address.lastName}`}
        </h3>
        <Mark {...props} />
      </div>
      <Place address={address} />
      {makePrimary.error && (
        <ErrorNotice message={failureText(t, makePrimary.error, 'addresses.notPrimary')} />
      )}
      {remove.error && <ErrorNotice message={failureText(t, remove.error, 'addresses.notDeleted')} />}
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => openModal('address', { addressType, address })}
          {...labelled(t('common.edit'))}
        />
        {!isPrimary && (
          <Button
            variant="quiet"
            size="small"
            loading={makePrimary.isPending}
            onClick={() => makePrimary.mutate()}
            {...labelled(t('addresses.makePrimary'))}
          />
        )}
        <Button
          variant="quiet"
          size="small"
          loading={remove.isPending}
          onClick={askToDelete}
          {...labelled(t('common.delete'))}
        />
      </div>
    </article>
  );
}
