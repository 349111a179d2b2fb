import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { registerCustomerBody } from '../../src/api/generated/schemas';
import { writePrivate } from '../../src/lib/privateStorage';
import { Form, SubmitButton } from '../../src/components/mui/form/Form';
import { useContractForm } from '../../src/components/mui/form/useContractForm';
import { FormTextField } from '../../src/components/mui/form/FormTextField';
import { PasswordField } from '../../src/components/mui/form/PasswordField';
import { contactInput } from '../../src/components/mui/form/personInput';
import { renderInShop } from './renderInShop';

/** A form with a field of each kind. */
const sampleSchema = z.extend(
  z.pick(registerCustomerBody, { firstName: true, password: true }),
  contactInput,
);

/** Mock of the call that sends the form. */
export const send = vi.fn<(values: object) => Promise<unknown>>();
/** Mock called after a successful submit. */
export const onSuccess = vi.fn();
/** Values that the form accepts. */
export const valid = { firstName: 'Inga', email: 'i@furulia.no', phoneNumber: '', password: 'furulia2026' };

/** The form, with default values. */
export function Sample({ values = {} }: { values?: Partial<typeof valid> }) {
  const form = useContractForm({
    schema: sampleSchema,
    values: { firstName: '', email: '', phoneNumber: '', password: '', ...values },
    draft: 'sample',
    send,
    onSuccess,
  });
  return (
    <Form form={form} hasDraftNotice>
      <FormTextField control={form.control} name="firstName" autoComplete="given-name" />
      <FormTextField control={form.control} name="email" type="email" autoComplete="email" />
      <FormTextField control={form.control} name="phoneNumber" type="tel" autoComplete="tel" optional />
      <PasswordField control={form.control} name="password" autoComplete="new-password" />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

/** Render the form. */
export function open(values?: Partial<typeof valid>) {
  return { ...renderInShop(<Sample values={values} />), user: userEvent.setup() };
}

/** The input with a label. */
export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The button that submits the form. */
export const save = () => screen.getByRole('button', { name: 'Save' });
/** The error of a field; false for a valid one. */
export const messageOf = (label: string) =>
  input(label).getAttribute('aria-invalid') === 'true' &&
  document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent;
/** The summary of errors. */
export const summary = () => screen.findByRole('group', { name: 'Please check the following' });

/** Reset storage and mocks between tests. */
export function resetForm(): void {
  window.sessionStorage.clear();
  writePrivate('drafts', null);
  send.mockReset().mockResolvedValue({});
  onSuccess.mockReset();
}
