import { useRef } from 'react';
import type { AddressInput } from '../../../api/generated/types';
import { useContractForm } from '../../../components/Form/useContractForm';
import { useSettings } from '../../settings/settings';
import { addressForm, addressInput, isSameAddress } from '../checkoutForms';
import { draftIds } from '../storedCheckout';
import type { CheckoutControl } from '../useCheckout';
import {
  addressesOf,
  otherAddress,
  sameAddress,
  useAddressChoice,
  type AddressChoice,
} from './addressChoice';

/** What stands in the fields of another address at first: the saved one that is in no list, or who the customer is. */
function useStartValues({ state, customer }: CheckoutControl, kind: keyof AddressChoice) {
  const { currentCountry } = useSettings();
  const { firstName, lastName, email, phoneNumber } = customer;
  const saved = state.saved.address?.[`${kind}Address`];
  if (saved && !addressesOf(customer, kind).some((address) => isSameAddress(address, saved))) return saved;
  return { firstName, lastName, email, phoneNumber, countryCode: currentCountry };
}

/**
 * The open address step: which addresses are chosen, the forms of other ones, and saving both. The delivery address is
 * checked before the billing address.
 */
export function useAddressStep(checkout: CheckoutControl) {
  const { customer, state, dispatch } = checkout;
  const { choice, choose } = useAddressChoice(customer, state.saved.address);
  const deliveryAddress = useRef<AddressInput>(undefined);

  const save = (billingAddress: AddressInput) => {
    const delivery = deliveryAddress.current;
    if (!delivery) return;
    dispatch({ type: 'saved', step: 'address', value: { deliveryAddress: delivery, billingAddress } });
  };
  const billing = useContractForm(addressForm, {
    id: draftIds.billingAddress,
    draft: 'silent',
    values: useStartValues(checkout, 'billing'),
    send: (values) => Promise.resolve(values),
    onSuccess: save,
  });
  const continueWith = (delivery: AddressInput) => {
    deliveryAddress.current = delivery;
    if (choice.billing === sameAddress) return save(delivery);
    if (choice.billing === otherAddress) return billing.submit();
    const chosen = addressesOf(customer, 'billing').find(({ id }) => id === choice.billing);
    if (chosen) save(addressInput(chosen));
  };
  const delivery = useContractForm(addressForm, {
    id: draftIds.deliveryAddress,
    draft: 'silent',
    values: useStartValues(checkout, 'delivery'),
    send: (values) => Promise.resolve(values),
    onSuccess: continueWith,
  });
  const submit = () => {
    const chosen = addressesOf(customer, 'delivery').find(({ id }) => id === choice.delivery);
    if (chosen) continueWith(addressInput(chosen));
    else delivery.submit();
  };
  return { choice, choose, delivery: { ...delivery, submit }, billing: { ...billing, submit }, submit };
}
