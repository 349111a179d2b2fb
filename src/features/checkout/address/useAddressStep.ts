import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { AddressInput } from '../../../api/generated/types';
import { formOptions } from '../../../components/Form/formOptions';
import { issueMessage } from '../../../components/Form/issueMessage';
import { addressSchema, addressValues, personValues } from '../../../components/Form/personInput';
import { useDraft } from '../../../components/Form/useDraft';
import { useSubmit } from '../../../components/Form/useSubmit';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';
import { useCityLookup } from '../../settings/useCityLookup';
import { addressInput, isSameAddress } from '../checkoutForms';
import { draftIds } from '../storedCheckout';
import type { CheckoutControl } from '../useCheckout';
import {
  addressesOf,
  otherAddress,
  sameAddress,
  useAddressChoice,
  type AddressChoice,
} from './addressChoice';

/** Default values: the saved address that is in no list, or the customer's name and contact data. */
function useDefaultValues({ state, customer }: CheckoutControl, kind: keyof AddressChoice) {
  const { currentCountry } = useSettings();
  const saved = state.saved.address?.[`${kind}Address`];
  if (saved && !addressesOf(customer, kind).some((address) => isSameAddress(address, saved)))
    return addressValues(saved);
  return addressValues({ ...personValues(customer), countryCode: currentCountry });
}

/** Fields of a new address; nothing is sent before the order. */
function useAddressForm(
  checkout: CheckoutControl,
  kind: keyof AddressChoice,
  onSuccess: (address: AddressInput) => void,
) {
  const t = useTranslate();
  const form = useForm({
    ...formOptions,
    defaultValues: useDefaultValues(checkout, kind),
    resolver: zodResolver(addressSchema, { error: issueMessage(t) }),
  });
  useCityLookup(form);
  useDraft(draftIds[`${kind}Address`], form);
  const submission = useSubmit(form, { send: (values) => Promise.resolve(values), onSuccess });
  return { control: form.control, submission, summary: submission.summary };
}

/**
 * The open address step: the choices, the forms of new addresses, and saving both. The delivery address is validated
 * before the billing address.
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
  const billing = useAddressForm(checkout, 'billing', save);
  const continueWith = (delivery: AddressInput) => {
    deliveryAddress.current = delivery;
    if (choice.billing === sameAddress) return save(delivery);
    if (choice.billing === otherAddress) return billing.submission.submit();
    const chosen = addressesOf(customer, 'billing').find(({ id }) => id === choice.billing);
    if (chosen) save(addressInput(chosen));
  };
  const delivery = useAddressForm(checkout, 'delivery', continueWith);
  const submit = () => {
    const chosen = addressesOf(customer, 'delivery').find(({ id }) => id === choice.delivery);
    if (chosen) continueWith(addressInput(chosen));
    else delivery.submission.submit();
  };
  const isPending = delivery.submission.isPending || billing.submission.isPending;
  return { choice, choose, delivery, billing, submission: { ...delivery.submission, submit, isPending } };
}
