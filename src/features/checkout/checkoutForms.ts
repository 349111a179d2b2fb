import * as z from 'zod/mini';
import { createOrderBody } from '../../api/generated/schemas';
import type { AddressInput } from '../../api/generated/types';
import { contactInput } from '../../components/Form/personInput';

const { contact, delivery, moreInfo } = createOrderBody.shape;

/** A text that may be empty: the order has null for it then. */
const emptyAsNull = <Schema extends z.ZodMiniType<string | null, string | null>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): string | null => text || null),
    ),
    schema,
  );

/** Input of the contact step (createOrder). */
export const contactSchema = z.extend(contact, contactInput);

/** Input of the delivery step (createOrder); the method is chosen beside the form. */
export const deliverySchema = z.object({
  requestedDeliveryDate: emptyAsNull(delivery.shape.requestedDeliveryDate),
});

/** Input of the step with the customer's reference and a note to the shop (createOrder). */
export const moreInfoSchema = z.object({
  title: emptyAsNull(moreInfo.shape.title),
  description: emptyAsNull(moreInfo.shape.description),
});

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
