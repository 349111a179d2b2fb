import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Each } from '../../components/plain/ErrorBoundary';
import { openModal } from '../../components/plain/modalStore';
import { SectionHead } from '../../components/mui/SectionHead';
import { useTranslate } from '../../i18n/useTranslate';
import type { Customer } from '../session/customer';
import type { Address, AddressType } from './address';
import { AddressCard } from './AddressCard';

interface AddressListProps {
  customer: Customer;
  addressType: AddressType;
  addresses: readonly Address[];
}

const texts = {
  billing: { title: 'addresses.billing', empty: 'addresses.noBilling', add: 'addresses.addBilling' },
  delivery: { title: 'addresses.delivery', empty: 'addresses.noDelivery', add: 'addresses.addDelivery' },
  company: { title: 'addresses.company', empty: 'addresses.noCompany', add: 'addresses.addCompany' },
} as const;

const emptyBox = {
  p: 6,
  border: '1px dashed var(--color-line-strong)',
  borderRadius: 'var(--radius-m)',
  color: 'text.secondary',
};

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: 4,
  p: 0,
  listStyle: 'none',
};

function AddressList({ customer, addressType, addresses }: AddressListProps) {
  const t = useTranslate();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, empty, add } = texts[addressType];
  const mayAdd = addressType !== 'company' || customer.companyAddressesEditable;
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 5 }}>
      <SectionHead id={headingId} title={t(title)} headingRef={heading}>
        {/* On phones always below the heading, even where there would be room beside it. */}
        {mayAdd && (
          <Box sx={{ flexBasis: { xs: '100%', md: 'auto' } }}>
            <Button variant="outlined" size="small" onClick={() => openModal('address', { addressType })}>
              {t(add)}
            </Button>
          </Box>
        )}
      </SectionHead>
      {addresses.length === 0 ? (
        <Box component="p" sx={emptyBox}>
          {t(empty)}
        </Box>
      ) : (
        <Box component="ul" sx={cards}>
          <Each
            items={addresses}
            operation="getCustomer"
            path={`/${addressType}Addresses`}
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
        </Box>
      )}
    </Stack>
  );
}

/**
 * ACC-02: the customer's billing and delivery addresses, one of them primary, with actions to add, change and delete;
 * and those of the organisation, which the server lets some of its users change.
 */
export function Addresses({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { billingAddresses, deliveryAddresses, companyAddresses = [], companyAddressesEditable } = customer;
  const hasNone = billingAddresses.length + deliveryAddresses.length === 0;
  return (
    <Stack sx={{ gap: 10 }}>
      <Typography color="textSecondary" sx={{ maxWidth: 'var(--measure)' }}>
        {t(hasNone ? 'addresses.firstIsPrimary' : 'addresses.introduction')}
      </Typography>
      <AddressList customer={customer} addressType="billing" addresses={billingAddresses} />
      <AddressList customer={customer} addressType="delivery" addresses={deliveryAddresses} />
      {(companyAddresses.length > 0 || companyAddressesEditable) && (
        <AddressList customer={customer} addressType="company" addresses={companyAddresses} />
      )}
    </Stack>
  );
}
