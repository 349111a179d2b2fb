import { useFormContext, useWatch } from 'react-hook-form';
import { FormRow } from './Form';
import { FormSelectField } from './SelectField';
import { FormTextField } from './FormTextField';
import { ContactFields, NameFields } from './PersonFields';
import type { AddressValues } from './personInput';
import type { Option } from './SelectField';

interface AddressFieldsProps {
  countries: readonly Option[];
  /** Group of the autocomplete tokens, for two addresses in one form. */
  group?: 'shipping' | 'billing';
}

/** Fields of a postal address and its recipient, with autocomplete tokens. */
export function AddressFields({ countries, group }: AddressFieldsProps) {
  const token = (field: string) => (group ? `${group} ${field}` : field);
  const { control } = useFormContext<AddressValues>();
  const country = useWatch({ control, name: 'countryCode' });
  return (
    <>
      <NameFields token={token} />
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
      <ContactFields token={token} country={country} />
    </>
  );
}
