import * as z from 'zod/mini';
import { registerCustomerBody } from '../../api/generated/schemas';
import { contactInput } from '../../components/mui/form/personInput';
import { normalizeText } from '../../lib/normalizeText';

const { organizationName, organizationNumber } = registerCustomerBody.shape;

const personSchema = z.extend(
  z.omit(registerCustomerBody, { language: true, organizationName: true, organizationNumber: true }),
  contactInput,
);

/** Schema of the registration form of a company's representative (registerCustomer). */
export const businessSchema = z.extend(personSchema, {
  accountType: z.literal('business'),
  organizationName: z.nonoptional(organizationName),
  organizationNumber: z.pipe(z.string().check(z.overwrite(normalizeText)), z.nonoptional(organizationNumber)),
});

/** Schema of the registration form (registerCustomer). A private person's request omits what is typed about a company. */
export const registerSchema = z.discriminatedUnion('accountType', [
  z.extend(personSchema, {
    accountType: z.literal('private'),
    organizationName: z.string(),
    organizationNumber: z.string(),
  }),
  businessSchema,
]);
