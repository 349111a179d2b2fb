import { Form, FormRow } from '../../../components/Form/Form';
import { FormField } from '../../../components/Form/FormField';
import { SelectField } from '../../../components/Form/SelectField';
import type { useContractForm } from '../../../components/Form/useContractForm';
import { useSettings } from '../../settings/settings';
import type { addressForm } from '../checkoutForms';

type AddressForm = ReturnType<
  typeof useContractForm<NonNullable<(typeof addressForm)['constraints']>, unknown>
>;

/** The fields of an address that is not in the customer's lists. */
export function AddressFields({ form, label }: { form: AddressForm; label: string }) {
  const countries = useSettings().countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Form form={{ ...form, isRestored: false }} label={label}>
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
    </Form>
  );
}
