import {
  changePasswordConstraints,
  createOrganizationCustomerConstraints,
} from '../../api/generated/constraints';
import { defineForm } from '../../components/Form/defineForm';
import { contactFields } from '../../components/Form/personFields';

// The browser knows the person at the screen, and the user is somebody else: nothing is filled in.
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
