import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { clearDrafts } from '../../src/components/Form/drafts';
import { defineForm } from '../../src/components/Form/defineForm';
import { Form } from '../../src/components/Form/Form';
import { FormField } from '../../src/components/Form/FormField';
import { PasswordField } from '../../src/components/Form/PasswordField';
import { SubmitButton } from '../../src/components/Form/SubmitButton';
import { useContractForm } from '../../src/components/Form/useContractForm';
import { renderInShop } from './renderInShop';

/** A form with a field of each kind. */
const sample = defineForm(
  {
    name: { required: true, minLength: 1, maxLength: 5, pattern: '\\S' },
    email: { required: true, minLength: 3, maxLength: 20, format: 'email' },
    phone: { required: true, minLength: 0, maxLength: 4, pattern: '^[0-9]{0,4}$' },
    quantity: { required: true, minimum: 0, maximum: 999 },
    number: { required: false, minLength: 1, maxLength: 20 },
    secret: { required: true, minLength: 8, maxLength: 128 },
  },
  {
    name: { label: 'forms.firstName', autoComplete: 'given-name' },
    email: { label: 'forms.email', autoComplete: 'email' },
    phone: { label: 'forms.phoneNumber' },
    quantity: { label: 'forms.city' },
    number: { label: 'forms.address' },
    secret: { label: 'forms.password', kind: 'password', autoComplete: 'new-password' },
  },
);

/** Takes what the form sends. */
export const send = vi.fn<(values: object) => Promise<unknown>>();
/** Called when it is sent. */
export const onSuccess = vi.fn();
/** Values that the form accepts. */
export const valid = { name: 'Inga', email: 'i@furulia.no', phone: '', quantity: '7', secret: 'furulia2026' };

/** The form, with values to begin with. */
export function Sample({ values = {} }: { values?: Partial<typeof valid> }) {
  const form = useContractForm(sample, { id: 'sample', values, send, onSuccess });
  return (
    <Form form={form}>
      <FormField form={form} name="name" />
      <FormField form={form} name="email" />
      <FormField form={form} name="phone" />
      <FormField form={form} name="quantity" />
      <FormField form={form} name="number" />
      <PasswordField form={form} name="secret" />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

/** Renders the form. */
export function open(values?: Partial<typeof valid>) {
  return { ...renderInShop(<Sample values={values} />), user: userEvent.setup() };
}

/** The input with a label. */
export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The button that sends the form. */
export const save = () => screen.getByRole('button', { name: 'Save' });
/** What is said at a field; false for a valid one. */
export const messageOf = (label: string) =>
  input(label).getAttribute('aria-invalid') === 'true' &&
  document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent;
/** The summary of errors. */
export const summary = () => screen.findByRole('group', { name: 'Please check the following' });

/** Empties what earlier tests left behind. */
export function resetForm(): void {
  window.sessionStorage.clear();
  clearDrafts();
  send.mockReset().mockResolvedValue({});
  onSuccess.mockReset();
}
