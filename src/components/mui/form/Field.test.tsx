import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MuiProvider } from '../../../theme/MuiProvider';
import { Field } from './Field';
import { SelectField } from './SelectField';

test('FORM-01 a field is named by its label and described by its hint', () => {
  render(
    <MuiProvider>
      <Field label="E-mail" helperText="Where we write to" />
    </MuiProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Where we write to',
  );
});

test('FORM-01 a field with options is a native select with its error as description', () => {
  render(
    <MuiProvider>
      <SelectField
        label="Country"
        error
        helperText="Country is missing"
        value="SE"
        options={[
          { value: 'NO', label: 'Norway' },
          { value: 'SE', label: 'Sweden' },
        ]}
        onChange={() => undefined}
      />
    </MuiProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Country' });
  expect(field).toBeInstanceOf(HTMLSelectElement);
  expect(field).toHaveProperty('value', 'SE');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Country is missing',
  );
});
