import { useWatch, type Control } from 'react-hook-form';
import { phoneHint } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { FormRow } from './Form';
import { FormSelectField } from './FormSelectField';
import { FormTextField } from './FormTextField';
import type { AddressValues } from './personInput';
import type { Option } from './SelectField';

interface AddressFieldsProps {
  control: Control<AddressValues>;
  countries: readonly Option[];
  /** Group of the autocomplete tokens, for two addresses in one form. */
  group?: 'shipping' | 'billing';
}

/** Fields of a postal address and its recipient, with autocomplete tokens. */
export function AddressFields({ control, countries, group }: AddressFieldsProps) {
  const t = useTranslate();
  const token = (field: string) => (group ? `${group} ${field}` : field);
  const country = useWatch({ control, name: 'countryCode' });
  return (
    <>
      <FormRow>
        <FormTextField control={control} name="firstName" autoComplete={token('given-name')} />
        <FormTextField control={control} name="lastName" autoComplete={token('family-name')} />
      </FormRow>
      <FormTextField control={control} name="address" autoComplete={token('street-address')} />
      <FormRow>
        <FormTextField control={control} name="postalCode" autoComplete={token('postal-code')} />
        <FormTextField control={control} name="city" autoComplete={token('address-level2')} />
      </FormRow>
      <FormSelectField
        control={control}
        name="countryCode"
        autoComplete={token('country')}
        options={countries}
      />
      <FormTextField control={control} name="email" type="email" autoComplete={token('email')} />
      <FormTextField
        control={control}
        name="phoneNumber"
        type="tel"
        autoComplete={token('tel')}
        hint={phoneHint(t, country)}
        optional
      />
    </>
  );
}
