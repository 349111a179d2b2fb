import * as z from 'zod/mini';
import { registerCustomerBody } from '../../api/generated/schemas';
import { AddressFields } from '../../components/mui/form/AddressFields';
import { Form, FormRow, SubmitButton } from '../../components/mui/form/Form';
import { ModalFormFooter } from '../../components/mui/form/ModalFormFooter';
import { useContractForm } from '../../components/mui/form/useContractForm';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { PasswordField } from '../../components/mui/form/PasswordField';
import { addressSchema, addressValues, contactInput } from '../../components/mui/form/personInput';
import styles from './Forms.module.css';
import { Story } from './Story';

const countries = [
  { value: 'NO', label: 'Oakland' },
  { value: 'SE', label: 'Pineland' },
];

const sampleSchema = z.extend(
  z.pick(registerCustomerBody, { firstName: true, password: true }),
  contactInput,
);

function SampleForm() {
  const form = useContractForm({
    schema: sampleSchema,
    defaultValues: { firstName: '', email: '', phoneNumber: '', password: '' },
    send: () => Promise.resolve(),
  });
  return (
    <Form form={form} label="Oak form">
      <FormRow>
        <FormTextField control={form.control} name="firstName" />
        <FormTextField control={form.control} name="email" type="email" />
      </FormRow>
      <FormTextField control={form.control} name="phoneNumber" type="tel" optional />
      <PasswordField control={form.control} name="password" autoComplete="new-password" />
      <SubmitButton form={form}>Send the oak</SubmitButton>
    </Form>
  );
}

function SampleAddressForm() {
  const form = useContractForm({
    schema: addressSchema,
    defaultValues: addressValues({ countryCode: 'NO' }),
    send: () => Promise.resolve(),
  });
  return (
    <Form form={form} label="Address of an oak">
      <AddressFields countries={countries} />
      <div className={styles.footer}>
        <ModalFormFooter form={form} />
      </div>
    </Form>
  );
}

/** Form components; submitted empty, the form shows its ErrorSummary. Sends no request. */
export function Forms() {
  return (
    <>
      <Story name="Form, Field, FormTextField, PasswordField, SubmitButton, ErrorSummary" wide>
        <SampleForm />
      </Story>
      <Story name="AddressFields, SelectField, FormSelectField, ModalFormFooter" wide>
        <SampleAddressForm />
      </Story>
    </>
  );
}
