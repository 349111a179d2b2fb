import * as z from 'zod/mini';
import { createAddressBody, registerCustomerBody } from '../../../api/generated/schemas';
import { formatPhone, phoneDigits } from '../../../i18n/formatPhone';
import { normalizeText } from '../../../lib/normalizeText';

/** An optional text of a form; the request contains null when it is empty. */
export const emptyAsNull = <Schema extends z.ZodMiniType<string | null, string | null>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): string | null => text || null),
    ),
    schema,
  );

const { email, phoneNumber } = registerCustomerBody.shape;
const { address } = createAddressBody.shape;
const normalized = z.string().check(z.overwrite(normalizeText));

/** Schemas of e-mail address and phone number, which normalise them before validation. */
export const contactInput = {
  email: z.pipe(normalized, email),
  phoneNumber: z.pipe(z.string().check(z.overwrite(phoneDigits)), phoneNumber),
};

/** Schema of a postal address and its recipient, as typed. */
export const addressSchema = z.extend(address, {
  ...contactInput,
  postalCode: z.pipe(normalized, address.shape.postalCode),
});

export type AddressValues = z.input<typeof addressSchema>;

export type PersonValues = Pick<AddressValues, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

/** Default values of a person's fields: the phone number in groups, as everywhere in the shop. */
export function personValues(person: Partial<PersonValues> | null | undefined): PersonValues {
  const { firstName = '', lastName = '', email = '', phoneNumber = '' } = person ?? {};
  return { firstName, lastName, email, phoneNumber: formatPhone(phoneNumber) };
}

/**
 * Default values of an address's fields.
 * @param address the known ones
 */
export function addressValues(address: Partial<AddressValues>): AddressValues {
  const { address: street = '', postalCode = '', city = '', countryCode = '' } = address;
  return { ...personValues(address), address: street, postalCode, city, countryCode };
}
