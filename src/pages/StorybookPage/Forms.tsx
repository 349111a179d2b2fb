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
import { Story, State } from './Story';
import MuiButton from '@mui/material/Button';
import MuiIconButton from '@mui/material/IconButton';
import Search from 'lucide-react/icons/search';
import { busyButton } from '../../components/mui/busyButton';
import { Icon } from '../../components/plain/Icon';

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
      <Story name="AddressFields, PersonFields, SelectField, FormSelectField, ModalFormFooter" wide>
        <SampleAddressForm />
      </Story>
    </>
  );
}

const nothing = () => undefined;

/** MUI's buttons in the states and under the names of the shop's own (tests/e2e/buttons.spec.ts). */
export function MuiButtons() {
  return (
    <>
      <Story name="Button of MUI">
        <State name="primary">
          <MuiButton onClick={nothing}>Oak table</MuiButton>
        </State>
        <State name="danger">
          <MuiButton color="error" onClick={nothing}>
            Oak table
          </MuiButton>
        </State>
        <State name="secondary">
          <MuiButton variant="outlined" onClick={nothing}>
            Oak table
          </MuiButton>
        </State>
        <State name="quiet">
          <MuiButton variant="text" onClick={nothing}>
            Oak table
          </MuiButton>
        </State>
        <State name="size=small">
          <MuiButton size="small" onClick={nothing}>
            Oak table
          </MuiButton>
        </State>
        <State name="icon">
          <MuiButton variant="outlined" startIcon={<Icon icon={Search} size="s" />} onClick={nothing}>
            Oak table
          </MuiButton>
        </State>
        <State name="loading">
          <MuiButton {...busyButton(true, nothing)}>Oak table</MuiButton>
        </State>
        <State name="unavailable">
          <MuiButton aria-disabled>Oak table</MuiButton>
        </State>
      </Story>
      <Story name="IconButton of MUI">
        <State name="icon">
          <MuiIconButton aria-label="Oak search of MUI" onClick={nothing}>
            <Icon icon={Search} />
          </MuiIconButton>
        </State>
      </Story>
    </>
  );
}
