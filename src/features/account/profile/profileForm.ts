import { updateCustomerConstraints } from '../../../api/generated/constraints';
import { defineForm } from '../../../components/Form/defineForm';
import { contactFields } from '../../../components/Form/personFields';

/** What customers change of themselves (updateCustomer, ACC-03). */
export const profileForm = defineForm(updateCustomerConstraints, {
  ...contactFields,
  email: { ...contactFields.email, hint: 'account.emailHint' },
});
