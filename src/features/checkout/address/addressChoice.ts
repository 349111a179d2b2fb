import { useState } from 'react';
import { createOrderBody } from '../../../api/generated/schemas';
import type { AddressInput } from '../../../api/generated/types';
import { readDraft, writeDraft } from '../../../components/Form/drafts';
import type { Customer } from '../../session/customer';
import { isSameAddress } from '../checkoutForms';
import type { SavedSteps } from '../checkoutState';
import { draftIds } from '../storedCheckout';

type Address = Customer['billingAddresses'][number];

/** Value for an address that is not in the customer's lists. */
export const otherAddress = 'other';
/** Value for billing to the delivery address. */
export const sameAddress = 'same';

/** Delivery and billing address: the id of a customer's address, `other`, or `same`. */
export interface AddressChoice {
  delivery: string;
  billing: string;
}

const orderAddress = createOrderBody.shape.address.shape.deliveryAddress;

/** The customer's valid addresses for an order, without duplicates; those of the given kind come first. */
export function addressesOf(customer: Customer, kind: keyof AddressChoice): Address[] {
  const { billingAddresses, deliveryAddresses } = customer;
  const all =
    kind === 'delivery'
      ? [...deliveryAddresses, ...billingAddresses]
      : [...billingAddresses, ...deliveryAddresses];
  const first = (address: Address) => all.find((other) => isSameAddress(other, address));
  return all.filter((address) => first(address) === address && orderAddress.safeParse(address).success);
}

function choiceOf(customer: Customer, kind: keyof AddressChoice, address: AddressInput | undefined): string {
  const known = addressesOf(customer, kind);
  const chosen = address ? known.find((each) => isSameAddress(each, address)) : known[0];
  return chosen?.id ?? otherAddress;
}

function savedChoice(customer: Customer, saved: SavedSteps['address']): AddressChoice {
  const delivery = choiceOf(customer, 'delivery', saved?.deliveryAddress);
  if (!saved || isSameAddress(saved.deliveryAddress, saved.billingAddress))
    return { delivery, billing: sameAddress };
  return { delivery, billing: choiceOf(customer, 'billing', saved.billingAddress) };
}

/** Address choice of the open step, stored for this tab until the step is saved. */
export function useAddressChoice(customer: Customer, saved: SavedSteps['address']) {
  const [choice, setChoice] = useState((): AddressChoice => {
    const start = savedChoice(customer, saved);
    const { delivery = '', billing = '' } = readDraft(draftIds.addressChoice);
    const isKnown = (value: string, kind: keyof AddressChoice) =>
      value === otherAddress || addressesOf(customer, kind).some(({ id }) => id === value);
    return {
      delivery: isKnown(delivery, 'delivery') ? delivery : start.delivery,
      billing: billing === sameAddress || isKnown(billing, 'billing') ? billing : start.billing,
    };
  });
  const choose = (change: Partial<AddressChoice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    writeDraft(draftIds.addressChoice, { ...next });
  };
  return { choice, choose };
}
