import * as z from 'zod/mini';
import { createOrderBody } from '../../api/generated/schemas';
import type { AddressInput } from '../../api/generated/types';
import { emptyAsNull } from '../../components/mui/form/personInput';
import { contactInput } from '../../components/mui/form/personInput';

const { contact, delivery, moreInfo } = createOrderBody.shape;

/** Schema of the contact step (createOrder). */
export const contactSchema = z.extend(contact, contactInput);

/** Schema of the delivery step (createOrder); the method is selected outside the form. */
export const deliverySchema = z.object({
  requestedDeliveryDate: emptyAsNull(delivery.shape.requestedDeliveryDate),
});

/** Schema of the step with the customer's reference and a note to the shop (createOrder). */
export const moreInfoSchema = z.object({
  title: emptyAsNull(moreInfo.shape.title),
  description: emptyAsNull(moreInfo.shape.description),
});

/** Pick the address fields of an order: addresses of the customer's lists also have an id and the country's name. */
export function addressInput(address: AddressInput): AddressInput {
  const { firstName, lastName, city, postalCode, countryCode, email, phoneNumber } = address;
  return { firstName, lastName, address: address.address, city, postalCode, countryCode, email, phoneNumber };
}

/** True when two addresses are identical in every field. */
export const isSameAddress = (one: AddressInput, other: AddressInput): boolean =>
  JSON.stringify(addressInput(one)) === JSON.stringify(addressInput(other));
