import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fullName } from '../../../i18n/fullName';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { OverviewCard } from './OverviewCard';

interface AddressCardProps {
  customer: Customer;
  /** True when the account has an addresses view. */
  linked: boolean;
}

/** The customer's primary address. */
export function AddressCard({ customer: { address }, linked }: AddressCardProps) {
  const t = useTranslate();
  const link = linked ? { href: '?view=Addresses', label: t('account.allAddresses') } : undefined;
  return (
    <OverviewCard title={t('account.primaryAddress')} link={link}>
      {address ? (
        <Box component="address" sx={{ fontStyle: 'normal' }}>
          {fullName(address)}
          <br />
          {address.address}
          <br />
          {address.postalCode} {address.city}
          <br />
          {address.countryName}
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('account.noAddress')}
        </Typography>
      )}
    </OverviewCard>
  );
}
