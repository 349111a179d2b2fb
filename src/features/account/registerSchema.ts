import * as z from 'zod/mini';
import { registerCustomerBody } from '../../api/generated/schemas';
import { rule } from '../../components/Form/issueMessage';
import { contactInput } from '../../components/Form/personInput';

const { organizationNumber } = registerCustomerBody.shape;

/** An organisation number; empty for a private person, who sends none. */
const organizationNumberInput = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text === '' ? undefined : text)),
  ),
  organizationNumber,
);

/** Input of the registration form (registerCustomer): of a private person, or of somebody who acts for a company. */
export const registerSchema = z
  .extend(z.omit(registerCustomerBody, { language: true }), {
    ...contactInput,
    accountType: z.enum(['private', 'business']),
    organizationNumber: organizationNumberInput,
  })
  .check(
    rule('organizationNumber', (values) =>
      values.accountType === 'business' && !values.organizationNumber ? 'forms.missing' : undefined,
    ),
  );
