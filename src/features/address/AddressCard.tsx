import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { confirmed } from '../../api/confirmed';
import { deleteAddressMutation, setPrimaryAddressMutation } from '../../api/generated/mutations';
import { getCustomerQuery } from '../../api/generated/queries';
import { busyButton } from '../../components/mui/busyButton';
import { openModal } from '../../components/plain/modalStore';
import { dismissSuccess, showNotice } from '../../components/plain/noticeStore';
import { addressLine, fullName, formatPhone } from '../../i18n/formatPhone';
import { failureText } from '../../i18n/failureText';
import { useTranslate } from '../../i18n/useTranslate';
import { checkoutAddress, type Customer } from '../session/customer';
import { useSettings } from '../settings/settings';
import {
  type Address,
  addressDeleted,
  type AddressType,
  cacheCustomer,
  primaryAddressSet,
  withoutAddress,
} from './address';

interface AddressCardProps {
  customer: Customer;
  address: Address;
  addressType: AddressType;
  /** Move focus to an element that remains after the card is removed. */
  onDeleted: () => void;
}

function usePrimary(onChanged: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...confirmed(setPrimaryAddressMutation(), primaryAddressSet),
    onMutate: dismissSuccess,
    onSuccess: (customer) => {
      onChanged();
      cacheCustomer(client, customer);
      showNotice({ tone: 'success', title: (t) => t('addresses.isPrimary') });
    },
  });
}

function useDelete({ address: { id }, onDeleted }: AddressCardProps) {
  const client = useQueryClient();
  const { queryKey } = getCustomerQuery();
  return useMutation({
    ...confirmed(deleteAddressMutation(), addressDeleted),
    onMutate: dismissSuccess,
    onSuccess: () => {
      onDeleted();
      const latest = client.getQueryData(queryKey);
      if (latest) cacheCustomer(client, withoutAddress(latest, id));
      showNotice({ tone: 'success', title: (t) => t('addresses.deleted') });
    },
    // The server may have refused the change because the address changed elsewhere.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

const usedFor = { billing: 'addresses.usedForBilling', delivery: 'addresses.usedForDelivery' } as const;

/** Badge of the primary address or, in the other list, of the checkout's default address. */
function Mark({ customer, address, addressType }: AddressCardProps) {
  const t = useTranslate();
  if (customer.address?.id === address.id)
    return <Chip size="small" color="primary" label={t('addresses.primary')} />;
  const usage = addressType === 'billing' ? 'billing' : 'delivery';
  const isUsed = checkoutAddress(customer, usage)?.id === address.id;
  return isUsed && <Chip size="small" label={t(usedFor[usage])} />;
}

function Place({ address }: { address: Address }) {
  const { countries } = useSettings();
  const { countryCode, countryName } = address;
  return (
    <Box component="address" sx={{ display: 'grid', fontStyle: 'normal' }}>
      <span>{address.address}</span>
      <span>{`${address.postalCode} ${address.city}`}</span>
      <span>{countries.find(({ code }) => code === countryCode)?.name ?? countryName}</span>
      <Typography component="span" variant="body2" color="textSecondary">
        {address.email}
      </Typography>
      {address.phoneNumber && (
        <Typography component="span" variant="body2" color="textSecondary">
          <bdi>{formatPhone(address.phoneNumber)}</bdi>
        </Typography>
      )}
    </Box>
  );
}

interface ActionProps {
  label: string;
  /** The address on one line, for the accessible name. */
  line: string;
  isBusy?: boolean;
  onPress: () => void;
}

function Action({ label, line, isBusy = false, onPress }: ActionProps) {
  return (
    <Button variant="text" size="small" aria-label={`${label}: ${line}`} {...busyButton(isBusy, onPress)}>
      {label}
    </Button>
  );
}

const cardLayout = {
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  height: 1,
  p: 5,
  overflowWrap: 'anywhere',
};

const headLayout = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
};

/** ACC-02: an address with its actions; the error of a failed action appears inside the card. */
export function AddressCard(props: AddressCardProps) {
  const { customer, address, addressType } = props;
  const t = useTranslate();
  const nameId = useId();
  const name = useRef<HTMLHeadingElement>(null);
  const makePrimary = usePrimary(() => name.current?.focus());
  const remove = useDelete(props);
  const isPrimary = customer.address?.id === address.id;
  const isCompany = addressType === 'company';
  const { reset: forgetRefusal } = remove;
  useEffect(() => {
    // The refusal to delete the primary address no longer holds.
    if (!isPrimary) forgetRefusal();
  }, [isPrimary, forgetRefusal]);
  const line = addressLine(address);
  const askToDelete = () =>
    openModal('confirmation', {
      title: t('addresses.deleteTitle'),
      text: t(isCompany ? 'addresses.deleteCompanyText' : 'addresses.deleteText', [line]),
      confirmLabel: t('common.delete'),
      onConfirm: () => remove.mutate({ body: { id: address.id } }),
    });
  return (
    <Card component="article" aria-labelledby={nameId} sx={cardLayout}>
      <Box sx={headLayout}>
        <Typography component="h3" ref={name} id={nameId} tabIndex={-1} sx={{ fontWeight: 500 }}>
          {fullName(address)}
        </Typography>
        <Mark {...props} />
      </Box>
      <Place address={address} />
      {makePrimary.error && (
        <Alert severity="error">{failureText(t, makePrimary.error, 'addresses.notPrimary')}</Alert>
      )}
      {remove.error && <Alert severity="error">{failureText(t, remove.error, 'addresses.notDeleted')}</Alert>}
      {(!isCompany || customer.companyAddressesEditable) && (
        <CardActions>
          <Action
            label={t('common.edit')}
            line={line}
            onPress={() => openModal('address', { addressType, address })}
          />
          {!isPrimary && !isCompany && (
            <Action
              label={t('addresses.makePrimary')}
              line={line}
              isBusy={makePrimary.isPending}
              onPress={() => makePrimary.mutate({ body: { id: address.id } })}
            />
          )}
          <Action label={t('common.delete')} line={line} isBusy={remove.isPending} onPress={askToDelete} />
        </CardActions>
      )}
    </Card>
  );
}
