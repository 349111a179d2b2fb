import { registerCustomerConstraints } from '../../api/generated/constraints';
import { defineForm } from '../../components/Form/defineForm';
import { contactFields } from '../../components/Form/personFields';

/** What somebody registers with (registerCustomer), and whether for themselves or for a company. */
export const registerForm = defineForm(registerCustomerConstraints, {
  accountType: {
    label: 'account.accountType',
    constraint: { required: true, minLength: 1, enum: ['private', 'business'] },
  },
  organizationNumber: { label: 'account.organizationNumber' },
  ...contactFields,
  password: { label: 'forms.password', kind: 'password', autoComplete: 'new-password' },
});
