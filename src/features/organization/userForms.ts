import {
  changePasswordConstraints,
  createOrganizationCustomerConstraints,
} from '../../api/generated/constraints';
import { defineForm } from '../../components/Form/defineForm';
import { contactFields } from '../../components/Form/personFields';

// Autofill holds the administrator's own data, and the user is another person.
const autoComplete = 'off';

/** A user of an organisation (createOrganizationCustomer, updateCustomer, ORG-01). */
export const organizationUserForm = defineForm(createOrganizationCustomerConstraints, {
  firstName: { ...contactFields.firstName, autoComplete },
  lastName: { ...contactFields.lastName, autoComplete },
  email: { ...contactFields.email, autoComplete },
  phoneNumber: { ...contactFields.phoneNumber, autoComplete },
  role: { label: 'organization.role' },
});

/** A new password for a user of an organisation (changePassword, ORG-01). */
export const userPasswordForm = defineForm(changePasswordConstraints, {
  newPassword: { label: 'account.newPassword', kind: 'password', autoComplete: 'new-password' },
});
