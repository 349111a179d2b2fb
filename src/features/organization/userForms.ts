import * as z from 'zod/mini';
import {
  changePasswordBody,
  createOrganizationCustomerBody,
  updateCustomerBody,
} from '../../api/generated/schemas';
import { emptyAsNull } from '../../components/mui/form/personInput';
import { contactInput } from '../../components/mui/form/personInput';

/** Digits with at most two decimals: `5,000` may mean five or five thousand, and is refused. */
const amountFormat = /^\d{1,9}([.,]\d{1,2})?$/;

function amountOf(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  if (digits === '') return null;
  return amountFormat.test(digits) ? Number(digits.replace(',', '.')) : NaN;
}

/** An amount typed in a form; null when it is empty. */
const amount = z.pipe(z.pipe(z.string(), z.transform(amountOf)), z.nullable(z.number()));

/** Limits of a user's orders, and the usual address of their delivery, where the server has them. */
const orderInput = {
  orderLimit: amount,
  monthlyLimit: amount,
  deliveryAddressId: emptyAsNull(z.nullable(z.string())),
};

/** Schema of the form of an organisation's new user (createOrganizationCustomer, ORG-01). */
export const newUserSchema = z.extend(
  z.omit(createOrganizationCustomerBody, { organizationId: true, spendingLimits: true }),
  { ...contactInput, ...orderInput },
);

/**
 * Schema of the form of an existing user (updateCustomer, ORG-01). A user without a role may keep none: the request then
 * omits it.
 */
export const userSchema = z.extend(z.pick(updateCustomerBody, { firstName: true, lastName: true }), {
  ...contactInput,
  ...orderInput,
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
