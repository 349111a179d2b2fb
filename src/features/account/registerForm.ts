import { registerCustomerConstraints } from '../../api/generated/constraints';
import { defineForm } from '../../components/Form/defineForm';
import { contactFields } from '../../components/Form/personFields';

/** The fields of registerCustomer, and whether a private person or a company registers. */
export const registerForm = defineForm(registerCustomerConstraints, {
  accountType: {
    label: 'account.accountType',
    constraint: { required: true, minLength: 1, enum: ['private', 'business'] },
  },
  organizationNumber: { label: 'account.organizationNumber' },
  ...contactFields,
  password: { label: 'forms.password', kind: 'password', autoComplete: 'new-password' },
});
