import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { AddressFields } from '../../../components/mui/form/AddressFields';
import { ErrorSummary, Form, SubmitButton } from '../../../components/mui/form/Form';
import { addressLine, fullName } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCountryOptions } from '../../address/useCityLookup';
import { RadioCards } from './RadioCards';
import type { CheckoutControl } from '../useCheckout';
import {
  type AddressSelection,
  addressesOf,
  otherAddress,
  sameAddress,
  useAddressStep,
} from './useAddressStep';

interface AddressPartProps {
  kind: keyof AddressSelection;
  checkout: CheckoutControl;
  step: ReturnType<typeof useAddressStep>;
}

/** Selection among the customer's addresses and a new one. */
function AddressPart({ kind, checkout: { customer }, step }: AddressPartProps) {
  const t = useTranslate();
  const countries = useCountryOptions();
  const label = t(`checkout.${kind}Address`);
  const addresses = addressesOf(customer, kind).map((address) => ({
    value: address.id,
    title: fullName(address),
    text: addressLine(address),
    end: customer.companyAddresses?.includes(address) && (
      <Typography component="span" variant="body2" color="textSecondary">
        {t('checkout.companyAddress')}
      </Typography>
    ),
  }));
  const options = [...addresses, { value: otherAddress, title: t('checkout.anotherAddress') }];
  const value = step.selection[kind];
  return (
    <Stack sx={{ gap: 5 }}>
      {addresses.length > 0 ? (
        <RadioCards
          label={label}
          operation="getCustomer"
          path={`/${kind}Addresses`}
          options={options}
          value={value}
          onSelect={(selected) => step.select({ [kind]: selected })}
        />
      ) : (
        <Typography component="h3" sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
      )}
      {value === otherAddress && (
        <Stack role="group" aria-label={label} sx={{ gap: 5 }}>
          <ErrorSummary {...step[kind].summary} />
          <FormProvider {...step[kind]}>
            <AddressFields countries={countries} group={kind === 'delivery' ? 'shipping' : 'billing'} />
          </FormProvider>
        </Stack>
      )}
    </Stack>
  );
}

/** Form of the step: selection of the delivery and billing address, or fields of new ones. */
export function AddressForms({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const step = useAddressStep(checkout);
  const isSame = step.selection.billing === sameAddress;
  const firstBilling = addressesOf(checkout.customer, 'billing')[0]?.id ?? otherAddress;
  return (
    <Form form={step.form} hasErrors={false} label={t('checkout.address')}>
      <AddressPart kind="delivery" checkout={checkout} step={step} />
      <FormControlLabel
        label={t('checkout.sameBilling')}
        control={
          <Checkbox
            checked={isSame}
            onChange={(_, checked) => step.select({ billing: checked ? sameAddress : firstBilling })}
          />
        }
      />
      {!isSame && <AddressPart kind="billing" checkout={checkout} step={step} />}
      <SubmitButton form={step.form}>{t('checkout.continue')}</SubmitButton>
    </Form>
  );
}
