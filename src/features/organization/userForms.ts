import * as z from 'zod/mini';
import { changePasswordBody, createOrganizationCustomerBody } from '../../api/generated/schemas';
import { contactInput } from '../../components/Form/personInput';

/** Schema of the form of an organisation's user (createOrganizationCustomer, updateCustomer, ORG-01). */
export const organizationUserSchema = z.extend(
  z.omit(createOrganizationCustomerBody, { organizationId: true }),
  contactInput,
);

/** Schema of the form: new password for a user of an organisation (changePassword, ORG-01). */
export const userPasswordSchema = z.pick(changePasswordBody, { newPassword: true });
