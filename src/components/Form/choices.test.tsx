import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../../tests/support/renderInShop';
import { createAddressConstraints } from '../../api/generated/constraints';
import { defineForm } from './defineForm';
import { Form, FormRow } from './Form';
import { FormField } from './FormField';
import { addressFields } from './personFields';
import { RadioField } from './RadioField';
import { SelectField } from './SelectField';
import { SubmitButton } from './SubmitButton';
import { useContractForm } from './useContractForm';

const { address } = createAddressConstraints;
const sample = defineForm(
  { ...address.fields, ...createAddressConstraints },
  {
    countryCode: addressFields.countryCode,
    addressType: { label: 'forms.address' },
    city: addressFields.city,
  },
);
const send = vi.fn<(values: { countryCode: string; addressType: 'billing' | 'delivery' }) => Promise<null>>();

function Sample() {
  const form = useContractForm(sample, { id: 'choices', draft: false, send });
  return (
    <Form form={form}>
      <SelectField form={form} name="countryCode" options={[{ value: 'NO', label: 'Norway' }]} />
      <RadioField
        form={form}
        name="addressType"
        options={[
          { value: 'billing', label: 'Billing' },
          { value: 'delivery', label: 'Delivery' },
        ]}
      />
      <FormRow>
        <FormField form={form} name="city" />
      </FormRow>
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  );
}

test('FORM-01 choices are required, reached from the summary, and sent by value', async () => {
  send.mockResolvedValue(null);
  renderInShop(<Sample />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('City'), 'Oslo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Street address is missing' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Billing' }));
  await user.click(screen.getByRole('button', { name: 'Country is missing' }));
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  expect(document.activeElement).toBe(country);
  expect(country.getAttribute('autocomplete')).toBe('country');
  expect(country.value).toBe('');
  await user.selectOptions(country, 'Norway');
  await user.click(screen.getByRole('radio', { name: 'Delivery' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ countryCode: 'NO', addressType: 'delivery', city: 'Oslo' }),
  );
});
