import type { Constraints } from './defineForm';
import { FormRow } from './Form';
import { FormField } from './FormField';
import type { addressFields } from './personFields';
import { SelectField, type Option } from './SelectField';
import type { ContractForm } from './useContractForm';

/** Limits of a form that has the fields of an address. */
type AddressConstraints = Constraints & Record<keyof typeof addressFields, { readonly required: boolean }>;

interface AddressFieldsProps<C extends AddressConstraints> {
  form: ContractForm<C>;
  countries: readonly Option[];
}

/** The fields of a postal address with the person who receives there (personFields). */
export function AddressFields<C extends AddressConstraints>({ form, countries }: AddressFieldsProps<C>) {
  return (
    <>
      <FormRow>
        <FormField form={form} name="firstName" />
        <FormField form={form} name="lastName" />
      </FormRow>
      <FormField form={form} name="address" />
      <FormRow>
        <FormField form={form} name="postalCode" />
        <FormField form={form} name="city" />
      </FormRow>
      <SelectField form={form} name="countryCode" options={countries} />
      <FormField form={form} name="email" />
      <FormField form={form} name="phoneNumber" />
    </>
  );
}
