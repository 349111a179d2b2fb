import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { registerCustomerBody } from '../../api/generated/schemas';
import { AddressFields } from '../../components/mui/form/AddressFields';
import { Form, FormRow, SubmitButton } from '../../components/mui/form/Form';
import { ModalFormFooter } from '../../components/mui/form/ModalFormFooter';
import { formOptions, useSubmit } from '../../components/mui/form/useSubmit';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { issueMessage } from '../../components/mui/form/issueMessage';
import { PasswordField } from '../../components/mui/form/PasswordField';
import { addressSchema, addressValues, contactInput } from '../../components/mui/form/personInput';
import { useTranslate } from '../../i18n/useTranslate';
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
  const t = useTranslate();
  const form = useForm({
    ...formOptions,
    defaultValues: { firstName: '', email: '', phoneNumber: '', password: '' },
    resolver: zodResolver(sampleSchema, { error: issueMessage(t) }),
  });
  const submission = useSubmit(form, { send: () => Promise.resolve() });
  return (
    <Form submission={submission} label="Oak form">
      <FormRow>
        <FormTextField control={form.control} name="firstName" />
        <FormTextField control={form.control} name="email" type="email" />
      </FormRow>
      <FormTextField control={form.control} name="phoneNumber" type="tel" optional />
      <PasswordField control={form.control} name="password" autoComplete="new-password" />
      <SubmitButton submission={submission}>Send the oak</SubmitButton>
    </Form>
  );
}

function SampleAddressForm() {
  const t = useTranslate();
  const form = useForm({
    ...formOptions,
    defaultValues: addressValues({ countryCode: 'NO' }),
    resolver: zodResolver(addressSchema, { error: issueMessage(t) }),
  });
  const submission = useSubmit(form, { send: () => Promise.resolve() });
  return (
    <Form submission={submission} label="Address of an oak">
      <AddressFields control={form.control} countries={countries} />
      <div className={styles.footer}>
        <ModalFormFooter submission={submission} />
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
