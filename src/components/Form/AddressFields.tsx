import { useWatch, type Control } from 'react-hook-form';
import { phoneHint } from '../../i18n/phoneHint';
import { useTranslate } from '../../i18n/useTranslate';
import { FormRow } from './Form';
import { FormSelectField } from './FormSelectField';
import { FormTextField } from './FormTextField';
import type { AddressValues } from './personInput';
import type { Option } from './SelectField';

interface AddressFieldsProps {
  control: Control<AddressValues>;
  countries: readonly Option[];
}

/** Fields of a postal address and its recipient, with autocomplete tokens. */
export function AddressFields({ control, countries }: AddressFieldsProps) {
  const t = useTranslate();
  const country = useWatch({ control, name: 'countryCode' });
  return (
    <>
      <FormRow>
        <FormTextField control={control} name="firstName" autoComplete="given-name" />
        <FormTextField control={control} name="lastName" autoComplete="family-name" />
      </FormRow>
      <FormTextField control={control} name="address" autoComplete="street-address" />
      <FormRow>
        <FormTextField control={control} name="postalCode" autoComplete="postal-code" />
        <FormTextField control={control} name="city" autoComplete="address-level2" />
      </FormRow>
      <FormSelectField control={control} name="countryCode" autoComplete="country" options={countries} />
      <FormTextField control={control} name="email" type="email" autoComplete="email" />
      <FormTextField
        control={control}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        hint={phoneHint(t, country)}
        optional
      />
    </>
  );
}
