import * as z from 'zod/mini';
import { registerCustomerBody } from '../../api/generated/schemas';
import { rule } from '../../components/Form/issueMessage';
import { contactInput } from '../../components/Form/personInput';
import { normalizeText } from '../../lib/normalizeText';

const { organizationNumber } = registerCustomerBody.shape;

/** An organisation number; empty for a private person, whose request omits it. */
const organizationNumberInput = z.pipe(
  z.pipe(
    z.string().check(z.overwrite(normalizeText)),
    z.transform((text) => (text === '' ? undefined : text)),
  ),
  organizationNumber,
);

/** Schema of the registration form (registerCustomer), for a private person or a company's representative. */
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
