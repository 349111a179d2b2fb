import { useRef, useState } from 'react';
import { createOrderBody } from '../../../api/generated/schemas';
import type { AddressInput } from '../../../api/generated/types';
import { readDraft, writeDraft } from '../../../components/mui/form/useDraft';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { addressSchema, addressValues, personValues } from '../../../components/mui/form/personInput';
import { checkoutAddress, type Customer } from '../../session/customer';
import { useSettings } from '../../settings/settings';
import { useCityLookup } from '../../address/useCityLookup';
import { addressInput, isSameAddress } from '../checkoutForms';
import type { SavedSteps } from '../checkoutState';
import { draftIds } from '../storedCheckout';
import type { CheckoutControl } from '../useCheckout';

type Address = Customer['billingAddresses'][number];

/** Value for an address that is not in the customer's lists. */
export const otherAddress = 'other';
/** Value for billing to the delivery address. */
export const sameAddress = 'same';

/** Delivery and billing address: the id of a customer's address, `other`, or `same`. */
export interface AddressSelection {
  delivery: string;
  billing: string;
}

const orderAddress = createOrderBody.shape.address.shape.deliveryAddress;

/**
 * The valid addresses for an order, without duplicates: the checkout's default, the customer's with those of the given
 * kind first, and those of the organisation.
 */
export function addressesOf(customer: Customer, kind: keyof AddressSelection): Address[] {
  const { billingAddresses, deliveryAddresses, companyAddresses = [] } = customer;
  const own =
    kind === 'delivery'
      ? [...deliveryAddresses, ...billingAddresses]
      : [...billingAddresses, ...deliveryAddresses];
  const all = [...new Set([checkoutAddress(customer, kind) ?? [], own, companyAddresses].flat())];
  const first = (address: Address) => all.find((other) => isSameAddress(other, address));
  return all.filter((address) => first(address) === address && orderAddress.safeParse(address).success);
}

function selectionOf(
  customer: Customer,
  kind: keyof AddressSelection,
  address: AddressInput | undefined,
): string {
  const known = addressesOf(customer, kind);
  const selected = address ? known.find((each) => isSameAddress(each, address)) : known[0];
  return selected?.id ?? otherAddress;
}

function savedSelection(customer: Customer, saved: SavedSteps['address']): AddressSelection {
  const delivery = selectionOf(customer, 'delivery', saved?.deliveryAddress);
  if (!saved || isSameAddress(saved.deliveryAddress, saved.billingAddress))
    return { delivery, billing: sameAddress };
  return { delivery, billing: selectionOf(customer, 'billing', saved.billingAddress) };
}

/** Addresses selected in the open step, stored for this tab until the step is saved. */
function useAddressSelection(customer: Customer, saved: SavedSteps['address']) {
  const [selection, setSelection] = useState((): AddressSelection => {
    const start = savedSelection(customer, saved);
    const { delivery = '', billing = '' } = readDraft(draftIds.addressSelection);
    const isKnown = (value: string, kind: keyof AddressSelection) =>
      value === otherAddress || addressesOf(customer, kind).some(({ id }) => id === value);
    return {
      delivery: isKnown(delivery, 'delivery') ? delivery : start.delivery,
      billing: billing === sameAddress || isKnown(billing, 'billing') ? billing : start.billing,
    };
  });
  const select = (change: Partial<AddressSelection>) => {
    const next = { ...selection, ...change };
    setSelection(next);
    writeDraft(draftIds.addressSelection, { ...next });
  };
  return { selection, select };
}

/** Default values: the saved address that is in no list, or the customer's name and contact data. */
function useDefaultValues({ state, customer }: CheckoutControl, kind: keyof AddressSelection) {
  const { currentCountry } = useSettings();
  const saved = state.saved.address?.[`${kind}Address`];
  if (saved && !addressesOf(customer, kind).some((address) => isSameAddress(address, saved)))
    return addressValues(saved);
  return addressValues({ ...personValues(customer), countryCode: currentCountry });
}

/** Fields of a new address; nothing is sent before the order. */
function useAddressForm(
  checkout: CheckoutControl,
  kind: keyof AddressSelection,
  onSuccess: (address: AddressInput) => void,
) {
  const form = useContractForm({
    schema: addressSchema,
    defaultValues: useDefaultValues(checkout, kind),
    draft: draftIds[`${kind}Address`],
    send: (values) => Promise.resolve(values),
    onSuccess,
  });
  useCityLookup(form);
  return form;
}

/**
 * The open address step: the selection, the forms of new addresses, and saving both. The delivery address is validated
 * before the billing address.
 */
export function useAddressStep(checkout: CheckoutControl) {
  const { customer, state, dispatch } = checkout;
  const { selection, select } = useAddressSelection(customer, state.saved.address);
  const deliveryAddress = useRef<AddressInput>(undefined);

  const save = (billingAddress: AddressInput) => {
    const delivery = deliveryAddress.current;
    if (!delivery) return;
    dispatch({ type: 'saved', step: 'address', value: { deliveryAddress: delivery, billingAddress } });
  };
  const billing = useAddressForm(checkout, 'billing', save);
  const continueWith = (delivery: AddressInput) => {
    deliveryAddress.current = delivery;
    if (selection.billing === sameAddress) return save(delivery);
    if (selection.billing === otherAddress) return billing.submit();
    const selected = addressesOf(customer, 'billing').find(({ id }) => id === selection.billing);
    if (selected) save(addressInput(selected));
  };
  const delivery = useAddressForm(checkout, 'delivery', continueWith);
  const submit = () => {
    const selected = addressesOf(customer, 'delivery').find(({ id }) => id === selection.delivery);
    if (selected) continueWith(addressInput(selected));
    else delivery.submit();
  };
  const isPending = delivery.isPending || billing.isPending;
  return { selection, select, delivery, billing, form: { ...delivery, submit, isPending } };
}
