import { createAddressConstraints, registerCustomerConstraints } from '../../api/generated/constraints';
import { AddressFields } from '../../components/Form/AddressFields';
import { defineForm } from '../../components/Form/defineForm';
import { Form, FormRow } from '../../components/Form/Form';
import { FormField } from '../../components/Form/FormField';
import { ModalFormFooter } from '../../components/Form/ModalFormFooter';
import { PasswordField } from '../../components/Form/PasswordField';
import { addressFields, contactFields } from '../../components/Form/personFields';
import { RadioField } from '../../components/Form/RadioField';
import { SelectField } from '../../components/Form/SelectField';
import { SubmitButton } from '../../components/Form/SubmitButton';
import { useContractForm } from '../../components/Form/useContractForm';
import styles from './Forms.module.css';
import { Story } from './Story';

const woods = [
  { value: 'oak', label: 'Oak' },
  { value: 'pine', label: 'Pine' },
];
const countries = [
  { value: 'NO', label: 'Oakland' },
  { value: 'SE', label: 'Pineland' },
];

const sampleForm = defineForm(registerCustomerConstraints, {
  firstName: contactFields.firstName,
  email: contactFields.email,
  password: { label: 'account.newPassword', autoComplete: 'new-password', kind: 'password' },
  country: { label: 'forms.country', constraint: { required: true } },
  color: { label: 'product.color', constraint: { required: true } },
});

function SampleForm() {
  const form = useContractForm(sampleForm, {
    id: 'storybook-form',
    values: { country: 'NO', color: 'oak' },
    send: () => Promise.resolve(),
    draft: false,
  });
  return (
    <Form form={form} label="Oak form">
      <FormRow>
        <FormField form={form} name="firstName" />
        <FormField form={form} name="email" />
      </FormRow>
      <PasswordField form={form} name="password" />
      <SelectField form={form} name="country" options={countries} />
      <RadioField form={form} name="color" options={woods} />
      <SubmitButton form={form}>Send the oak</SubmitButton>
    </Form>
  );
}

const addressForm = defineForm(createAddressConstraints.address.fields, addressFields);

function SampleAddressForm() {
  const form = useContractForm(addressForm, {
    id: 'storybook-address',
    values: { countryCode: 'NO' },
    send: () => Promise.resolve(),
    draft: false,
  });
  return (
    <Form form={form} label="Address of an oak">
      <AddressFields form={form} countries={countries} />
      <div className={styles.footer}>
        <ModalFormFooter form={form} />
      </div>
    </Form>
  );
}

/** Everything a form consists of; sent empty, it shows its ErrorSummary. Nothing leaves the browser. */
export function Forms() {
  return (
    <>
      <Story name="Form, FormField, PasswordField, SelectField, RadioField, SubmitButton, ErrorSummary" wide>
        <SampleForm />
      </Story>
      <Story name="AddressFields, ModalFormFooter" wide>
        <SampleAddressForm />
      </Story>
    </>
  );
}
