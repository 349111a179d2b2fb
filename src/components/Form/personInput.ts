import * as z from 'zod/mini';
import { createAddressBody, registerCustomerBody } from '../../api/generated/schemas';
import { formatPhone } from '../../i18n/formatPhone';

/** The digits of a phone number that is written with a plus, blanks or other separators. */
export const phoneDigits = (text: string): string => text.replace(/[\s().+/-]/g, '');

const { email, phoneNumber } = registerCustomerBody.shape;

/** E-mail address and phone number as people type them: blanks around the one and between the other do not count. */
export const contactInput = {
  email: z.pipe(z.string().check(z.trim()), email),
  phoneNumber: z.pipe(z.string().check(z.overwrite(phoneDigits)), phoneNumber),
};

/** A postal address as people type it, with the person who receives there. */
export const addressSchema = z.extend(createAddressBody.shape.address, contactInput);

/** Text of the fields of an address. */
export type AddressValues = z.input<typeof addressSchema>;

/** Text of the fields of a person. */
export type PersonValues = Pick<AddressValues, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

/** Default values of a person's fields: the phone number in groups, as everywhere in the shop. */
export function personValues(person: Partial<PersonValues> | null | undefined): PersonValues {
  const { firstName = '', lastName = '', email = '', phoneNumber = '' } = person ?? {};
  return { firstName, lastName, email, phoneNumber: formatPhone(phoneNumber) };
}

/** Default values of an address's fields. @param address those that are known */
export function addressValues(address: Partial<AddressValues>): AddressValues {
  const { address: street = '', postalCode = '', city = '', countryCode = '' } = address;
  return { ...personValues(address), address: street, postalCode, city, countryCode };
}
