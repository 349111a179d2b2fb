import { createOrderConstraints } from '../../api/generated/constraints';
import type { AddressInput } from '../../api/generated/types';
import { defineForm, type FormDefinition } from '../../components/Form/defineForm';
import { fieldProblem } from '../../components/Form/fieldProblem';
import { addressFields, contactFields } from '../../components/Form/personFields';
import { createTranslate } from '../../i18n/translate';

const { contact, address, delivery, moreInfo } = createOrderConstraints;

/** Who the order is from (createOrder). */
export const contactForm = defineForm(contact.fields, contactFields);

/** Where an order is delivered or billed to (createOrder). */
export const addressForm = defineForm(address.fields.deliveryAddress.fields, addressFields);

/** When the order is wanted (createOrder); the method is chosen beside the form. */
export const deliveryForm = defineForm(delivery.fields, {
  requestedDeliveryDate: {
    label: 'checkout.requestedDate',
    constraint: { ...delivery.fields.requestedDeliveryDate, required: false },
  },
});

/** The customer's reference and a note to the shop (createOrder). */
export const moreInfoForm = defineForm(moreInfo.fields, {
  title: { label: 'checkout.reference', constraint: { ...moreInfo.fields.title, required: false } },
  description: { label: 'checkout.note', constraint: { ...moreInfo.fields.description, required: false } },
});

const translate = createTranslate({}, 'en');

/** Whether values are what a form takes, for those that were filled in without it. */
export function isValid({ fields }: FormDefinition, values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false;
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.entries(fields).every(([name, field]) => {
    const value = given.get(name);
    return typeof value === 'string' && fieldProblem(translate, field, value) === undefined;
  });
}

/** The fields of an address that the order has: those of the customer's lists have an id and the country's name too. */
export function addressInput(address: AddressInput): AddressInput {
  const { firstName, lastName, city, postalCode, countryCode, email, phoneNumber } = address;
  return { firstName, lastName, address: address.address, city, postalCode, countryCode, email, phoneNumber };
}

/** The address on one line. */
export const addressLine = ({ address, postalCode, city }: AddressInput): string =>
  `${address}, ${postalCode} ${city}`;

/** Whether two addresses are the same to the letter. */
export const isSameAddress = (one: AddressInput, other: AddressInput): boolean =>
  JSON.stringify(addressInput(one)) === JSON.stringify(addressInput(other));
