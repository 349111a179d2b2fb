import * as z from 'zod/mini';
import {
  changePasswordBody,
  createOrganizationCustomerBody,
  updateCustomerBody,
} from '../../api/generated/schemas';
import { contactInput } from '../../components/mui/form/personInput';

/** Schema of the form of an organisation's new user (createOrganizationCustomer, ORG-01). */
export const newUserSchema = z.extend(
  z.omit(createOrganizationCustomerBody, { organizationId: true }),
  contactInput,
);

/**
 * Schema of the form of an existing user (updateCustomer, ORG-01). A user without a role may keep none: the request then
 * omits it.
 */
export const userSchema = z.extend(z.pick(updateCustomerBody, { firstName: true, lastName: true }), {
  ...contactInput,
  role: z.pipe(
    z.pipe(
      z.string(),
      z.transform((key) => (key === '' ? undefined : key)),
    ),
    updateCustomerBody.shape.role,
  ),
});

/** Schema of the form: new password for a user of an organisation (changePassword, ORG-01). */
export const userPasswordSchema = z.pick(changePasswordBody, { newPassword: true });
