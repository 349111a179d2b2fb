import { readDraft, writeDraft } from '../../components/Form/drafts';
import { parseStored } from '../../config/storage';
import type { FormDefinition } from '../../components/Form/defineForm';
import type { Customer } from '../session/customer';
import { addressForm, addressInput, contactForm, deliveryForm, isValid, moreInfoForm } from './checkoutForms';
import { startCheckout, stepNames, type CheckoutState, type SavedSteps } from './checkoutState';

/** The drafts of the checkout: its saved steps, and what is typed into its forms and not saved yet. */
export const draftIds = {
  steps: 'checkout',
  contact: 'checkout-contact',
  addressChoice: 'checkout-address-choice',
  deliveryAddress: 'checkout-delivery-address',
  billingAddress: 'checkout-billing-address',
  delivery: 'checkout-delivery',
  moreInfo: 'checkout-more-info',
  begun: 'checkout-begun',
} as const;

/** What the customer's data fill in: contact and address, as far as an order takes them (CHK-01). */
function prefilledSteps(customer: Customer): SavedSteps {
  const { firstName, lastName, email, phoneNumber, address, billingAddresses, deliveryAddresses } = customer;
  const contact = { firstName, lastName, email, phoneNumber };
  const primary = address?.id;
  const preferred = (addresses: typeof billingAddresses) =>
    addresses.find(({ id }) => id === primary) ?? addresses[0];
  const deliveryAddress = preferred(deliveryAddresses) ?? address;
  const billingAddress = preferred(billingAddresses) ?? deliveryAddress;
  return {
    ...(isValid(contactForm, contact) && { contact }),
    ...(deliveryAddress &&
      billingAddress &&
      isValid(addressForm, deliveryAddress) &&
      isValid(addressForm, billingAddress) && {
        address: {
          deliveryAddress: addressInput(deliveryAddress),
          billingAddress: addressInput(billingAddress),
        },
      }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
/** Values of a form with null for what was left empty, as the order has them. */
const isValidOrNull = (form: FormDefinition, values: object | undefined): boolean =>
  isValid(form, Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, value ?? ''])));

/** The stored steps that an order takes; whatever else is in the storage is left out. */
function validSteps(stored: unknown): SavedSteps {
  const { contact, address, delivery, moreInfo, payment } = (stored ?? {}) as SavedSteps;
  return {
    ...(isValid(contactForm, contact) && { contact }),
    ...(isValid(addressForm, address?.deliveryAddress) &&
      isValid(addressForm, address?.billingAddress) && { address }),
    ...(isText(delivery?.shippingMethod) && isValidOrNull(deliveryForm, delivery) && { delivery }),
    ...(isValidOrNull(moreInfoForm, moreInfo) && { moreInfo }),
    ...(isText(payment?.paymentMethod) && { payment }),
  };
}

/** The checkout as the customer left it in this tab, or as it starts. */
export function restoreCheckout(customer: Customer): CheckoutState {
  const { owner, saved, active } = readDraft(draftIds.steps);
  const state = startCheckout({
    ...prefilledSteps(customer),
    ...(owner === customer.id && validSteps(parseStored(saved))),
  });
  const step = owner === customer.id ? stepNames.find((name) => name === active) : undefined;
  // A step opens again only where those before it are saved.
  const isReachable =
    step !== undefined &&
    stepNames.slice(0, stepNames.indexOf(step)).every((name) => state.saved[name] !== undefined);
  return isReachable ? { ...state, active: step } : state;
}

/**
 * Stores the saved steps and the open one for this tab.
 * @param owner id of the customer
 */
export function storeCheckout(
  owner: string,
  { saved, active }: Pick<CheckoutState, 'saved' | 'active'>,
): void {
  writeDraft(draftIds.steps, { owner, saved: JSON.stringify(saved), active: active ?? '' });
}

/** Deletes everything that was entered in the checkout, when its order is placed. */
export function clearCheckout(): void {
  for (const id of Object.values(draftIds)) writeDraft(id, {});
}
