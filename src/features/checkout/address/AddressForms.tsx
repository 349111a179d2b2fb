import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AddressFields } from '../../../components/Form/AddressFields';
import { Form } from '../../../components/Form/Form';
import { addressLine } from '../../../i18n/addressLine';
import { fullName } from '../../../i18n/fullName';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCountryOptions } from '../../settings/useCountryOptions';
import { RadioCards } from '../steps/RadioCards';
import type { CheckoutControl } from '../useCheckout';
import { addressesOf, otherAddress, sameAddress, type AddressChoice } from './addressChoice';
import { useAddressStep } from './useAddressStep';

interface AddressPartProps {
  kind: keyof AddressChoice;
  checkout: CheckoutControl;
  step: ReturnType<typeof useAddressStep>;
}

/** Choice between the customer's addresses and a new one. */
function AddressPart({ kind, checkout: { customer }, step }: AddressPartProps) {
  const t = useTranslate();
  const countries = useCountryOptions();
  const label = t(`checkout.${kind}Address`);
  const addresses = addressesOf(customer, kind).map((address) => ({
    value: address.id,
    title: fullName(address),
    text: addressLine(address),
  }));
  const choices = [...addresses, { value: otherAddress, title: t('checkout.anotherAddress') }];
  const value = step.choice[kind];
  return (
    <Stack sx={{ gap: 5 }}>
      {addresses.length > 0 ? (
        <RadioCards
          label={label}
          operation="getCustomer"
          place={`/${kind}Addresses`}
          choices={choices}
          value={value}
          onSelect={(chosen) => step.choose({ [kind]: chosen })}
        />
      ) : (
        <Typography component="h3" sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
      )}
      {value === otherAddress && (
        <Form submission={step[kind].submission} label={label}>
          <AddressFields control={step[kind].control} countries={countries} />
        </Form>
      )}
    </Stack>
  );
}

/** Choice of the delivery and billing address, or forms of new ones. */
export function AddressForms({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const step = useAddressStep(checkout);
  const isSame = step.choice.billing === sameAddress;
  const firstBilling = addressesOf(checkout.customer, 'billing')[0]?.id ?? otherAddress;
  return (
    <>
      <AddressPart kind="delivery" checkout={checkout} step={step} />
      <FormControlLabel
        label={t('checkout.sameBilling')}
        control={
          <Checkbox
            checked={isSame}
            onChange={(_, checked) => step.choose({ billing: checked ? sameAddress : firstBilling })}
          />
        }
      />
      {!isSame && <AddressPart kind="billing" checkout={checkout} step={step} />}
      <div>
        <Button onClick={step.submit}>{t('checkout.continue')}</Button>
      </div>
    </>
  );
}
