import type { FieldDefinition } from './defineForm';

/** Name, e-mail address and phone number of a person, with the tokens that browsers fill in. */
export const contactFields = {
  firstName: { label: 'forms.firstName', autoComplete: 'given-name' },
  lastName: { label: 'forms.lastName', autoComplete: 'family-name' },
  email: { label: 'forms.email', autoComplete: 'email' },
  phoneNumber: { label: 'forms.phoneNumber', autoComplete: 'tel', hint: 'forms.phoneHint' },
} as const satisfies Record<string, FieldDefinition>;

/** A postal address with the person who receives there. */
export const addressFields = {
  firstName: contactFields.firstName,
  lastName: contactFields.lastName,
  address: { label: 'forms.address', autoComplete: 'street-address' },
  postalCode: { label: 'forms.postalCode', autoComplete: 'postal-code' },
  city: { label: 'forms.city', autoComplete: 'address-level2' },
  countryCode: { label: 'forms.country', autoComplete: 'country' },
  email: contactFields.email,
  phoneNumber: contactFields.phoneNumber,
} as const satisfies Record<string, FieldDefinition>;
