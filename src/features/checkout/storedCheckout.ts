import { createOrderBody } from '../../api/generated/schemas';
import { readDraft, writeDraft } from '../../components/mui/form/useDraft';
import { parseStored } from '../../lib/storage';
import { checkoutAddress, type Customer } from '../session/customer';
import { startCheckout, stepNames, type CheckoutState, type SavedSteps } from './checkoutState';

/** Ids of the checkout's drafts: its saved steps, and unsaved form values. */
export const draftIds = {
  steps: 'checkout',
  contact: 'checkout-contact',
  addressSelection: 'checkout-address-selection',
  deliveryAddress: 'checkout-delivery-address',
  billingAddress: 'checkout-billing-address',
  delivery: 'checkout-delivery',
  moreInfo: 'checkout-more-info',
  begun: 'checkout-begun',
} as const;

const order = createOrderBody.shape;

/** Contact and address prefilled from the customer, as far as valid for an order (CHK-01). */
function prefilledSteps(customer: Customer): SavedSteps {
  const { firstName, lastName, email, phoneNumber, address } = customer;
  const contact = order.contact.safeParse({ firstName, lastName, email, phoneNumber });
  const deliveryAddress = checkoutAddress(customer, 'delivery') ?? address;
  const billingAddress = checkoutAddress(customer, 'billing') ?? deliveryAddress;
  const addresses = order.address.safeParse({ deliveryAddress, billingAddress });
  return {
    ...(contact.success && { contact: contact.data }),
    ...(addresses.success && { address: addresses.data }),
  };
}

/** The valid stored steps; invalid data is dropped. */
function validSteps(stored: unknown): SavedSteps {
  const steps: ReadonlyMap<string, unknown> = new Map(Object.entries(stored ?? {}));
  const valid = stepNames.flatMap((step) => {
    const { success, data } = order[step].safeParse(steps.get(step));
    return success ? [[step, data]] : [];
  });
  return Object.fromEntries(valid) as SavedSteps;
}

/** Restore the checkout stored in this tab; otherwise the initial state. */
export function restoreCheckout(customer: Customer): CheckoutState {
  const { saved, active } = readDraft(draftIds.steps);
  const state = startCheckout({
    ...prefilledSteps(customer),
    ...validSteps(parseStored(saved)),
  });
  const step = stepNames.find((name) => name === active);
  // A stored step reopens only when all steps before it are saved.
  const isReachable =
    step !== undefined &&
    stepNames.slice(0, stepNames.indexOf(step)).every((name) => state.saved[name] !== undefined);
  return isReachable ? { ...state, active: step } : state;
}

/** Store the saved steps and the open step for this tab. */
export function storeCheckout({ saved, active }: Pick<CheckoutState, 'saved' | 'active'>): void {
  writeDraft(draftIds.steps, { saved: JSON.stringify(saved), active: active ?? '' });
}

/** Delete all data entered in the checkout, after its order is placed. */
export function clearCheckout(): void {
  for (const id of Object.values(draftIds)) writeDraft(id, {});
}
