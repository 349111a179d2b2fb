import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { registerCustomerBody } from '../../api/generated/schemas';
import { AddressFields } from '../../components/Form/AddressFields';
import { Form, FormRow } from '../../components/Form/Form';
import { formOptions } from '../../components/Form/formOptions';
import { FormTextField } from '../../components/Form/FormTextField';
import { issueMessage } from '../../components/Form/issueMessage';
import { ModalFormFooter } from '../../components/Form/ModalFormFooter';
import { PasswordField } from '../../components/Form/PasswordField';
import { addressSchema, addressValues, contactInput } from '../../components/Form/personInput';
import { SubmitButton } from '../../components/Form/SubmitButton';
import { useSubmit } from '../../components/Form/useSubmit';
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
