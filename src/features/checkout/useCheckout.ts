import { type Dispatch, useEffect, useReducer } from 'react';
import { readDraft, writeDraft } from '../../components/mui/form/useDraft';
import { useTranslate } from '../../i18n/useTranslate';
import { pushBeginCheckout } from '../analytics/cartEvents';
import { type Cart, refetchCart } from '../cart/cartCache';
import { useCart } from '../cart/useCart';
import { approvalReasons, refetchLimits } from '../session/spendingLimits';
import type { Customer } from '../session/customer';
import { useSettings } from '../settings/settings';
import {
  type CheckoutEvent,
  checkoutReducer,
  type CheckoutState,
  isComplete,
  type OrderFailure,
  type StepName,
  stepNames,
} from './checkoutState';
import { type Shipping, useShipping } from './useShipping';
import { draftIds, restoreCheckout, storeCheckout } from './storedCheckout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, isOutcomeUnknown } from '../../api/errors';
import { bulkUpdateCartMutation, createOrderMutation } from '../../api/generated/mutations';
import type { OperationId } from '../../api/operation';
import { useSingleFlight } from '../../api/sendOnce';
import { useStep } from '../../api/confirmed';
import { isSamePath, loadDocument, redirectTarget } from '../../routing/address/shopAddress';
import { reportException } from '../../lib/reportException';
import { failureText } from '../../i18n/failureText';
import type { Translate } from '../../i18n/translate';
import { OrderNotSent, placeOrder, stepOfError, type OrderInput } from './order/placeOrder';

/** Messages for a failed order, and the step in which the customer can fix it. */
function describeFailure(t: Translate, error: Error): OrderFailure {
  if (error instanceof OrderNotSent)
    return {
      messages: error.reasons.map(({ key, values }) => t(key, values)),
      ...(error.step && { step: error.step }),
    };
  if (!(error instanceof ApiError)) return { messages: [t('errors.tryAgain')] };
  const isSent = error.operationId === ('createOrder' satisfies OperationId);
  if (isSent && isOutcomeUnknown(error))
    return { messages: [t('checkout.outcomeUnknown')], isOutcomeUnknown: true };
  if (!isSent && error.httpStatus === null) return { messages: [t('checkout.notSent')] };
  const step = stepOfError(error);
  const said = error.inputErrors.map(({ message }) => message);
  const messages = said.length > 0 ? said : [failureText(t, error, 'errors.tryAgain')];
  return { messages, ...(step && { step }) };
}

/** Result of following the redirect: a page of the app, another document, or refused as not allowed. */
type Followed = 'app' | 'document' | 'refused';

/**
 * Follow the redirect of a placed order: to its confirmation inside the app, otherwise by a full page load (CHK-04,
 * CHK-06).
 */
function useFollow() {
  const navigate = useNavigate();
  const { orderConfirmationPage } = useSettings().staticPages;
  return (redirectUrl: string): Followed => {
    const target = redirectTarget(redirectUrl);
    if (!target) {
      reportException(new Error(`An order's redirectUrl is not allowed: ${redirectUrl}`));
      return 'refused';
    }
    if (target.kind === 'page' && isSamePath(target.address, orderConfirmationPage.url)) {
      // Replaces the checkout in the history, so that Back does not return to a placed order.
      void navigate(target.address, { replace: true });
      return 'app';
    }
    loadDocument(target.kind === 'site' ? target.href : target.address);
    return 'document';
  };
}

interface SubmitOptions {
  state: CheckoutState;
  dispatch: Dispatch<CheckoutEvent>;
  customer: Customer;
  cart: Cart | undefined;
}

/** CHK-04: send the order, one request at a time, then follow its redirect or store the reason of the failure. */
function useSubmitOrder({ state, dispatch, customer, cart }: SubmitOptions) {
  const t = useTranslate();
  const client = useQueryClient();
  const settings = useSettings();
  const follow = useFollow();
  const bulkUpdateCart = useStep(bulkUpdateCartMutation());
  const createOrder = useStep(createOrderMutation());
  const order = useMutation({
    // Queued behind pending changes of the cart.
    scope: { id: 'cart' },
    mutationFn: (input: OrderInput) => placeOrder(client, { bulkUpdateCart, createOrder }, input),
    // Not repeated automatically after signing in: the customer reviews the order first.
    meta: { isForm: true },
    onMutate: () => dispatch({ type: 'submitted' }),
    onSuccess: async ({ orderNumber, redirectUrl }) => {
      const failure = { messages: [t('checkout.cannotFollow', [orderNumber])], isPlaced: true };
      const followed = follow(redirectUrl);
      dispatch(followed === 'refused' ? { type: 'failed', failure } : { type: 'succeeded', redirectUrl });
      // Leaving the document may abort the request, and the next document fetches the cart itself.
      if (followed !== 'document') await refetchCart(client);
    },
    onError: (error) => dispatch({ type: 'failed', failure: describeFailure(t, error) }),
    onSettled: () => refetchLimits(client),
  });
  const { mutate } = useSingleFlight(order);
  return () => {
    if (!cart || !isComplete(state.saved)) return;
    const forApproval = approvalReasons(customer.spendingLimits, cart.totalPrice).length > 0;
    mutate({
      checkout: { ...state.saved, ...(forApproval && { forApproval }) },
      cart,
      customer: customer.id,
      settings,
    });
  };
}

/** ANA-01: push begin_checkout once per checkout of this tab, despite reloads, until its order is placed. */
export function useBeginCheckout(cart: Cart | undefined): void {
  useEffect(() => {
    if (!cart || cart.lineItems.length === 0 || readDraft(draftIds.begun)['begun']) return;
    writeDraft(draftIds.begun, { begun: 'true' });
    pushBeginCheckout(cart);
  }, [cart]);
}

/** Payment method when the settings list none. */
const invoice = 'invoice';

/** Payment methods of the settings; invoice when there are none. */
export function usePaymentMethods() {
  const t = useTranslate();
  const { paymentMethods = [] } = useSettings();
  return paymentMethods.length > 0
    ? paymentMethods
    : [{ id: invoice, name: t('checkout.invoice'), description: null, icon: undefined, isInvoice: true }];
}

const nothingNoted = { title: null, description: null };

/** CHK-02: steps that are shown: private customers have that of reference and message once they add or type one. */
export function shownSteps({ customer, state }: Pick<CheckoutControl, 'customer' | 'state'>): StepName[] {
  const { saved, active } = state;
  const isCompany = customer.organizationId !== null || customer.referenceRequired === true;
  const note = Object.values({ ...saved.moreInfo, ...readDraft(draftIds.moreInfo) });
  const isNoteShown = isCompany || active === 'moreInfo' || note.some(Boolean);
  return stepNames.filter((step) => step !== 'moreInfo' || isNoteShown);
}

/** State and actions shared by the steps of the checkout. */
export interface CheckoutControl {
  customer: Customer;
  state: CheckoutState;
  dispatch: Dispatch<CheckoutEvent>;
  cart: ReturnType<typeof useCart>;
  shipping: Shipping;
  /** True while a change of cart or shipping is not confirmed: totals are being recalculated. */
  isOutdated: boolean;
  /** Send the order; does nothing while a step is missing. */
  submit: () => void;
}

/**
 * CHK-01 to CHK-04: the checkout of a customer: its state, stored for this tab, the shipping of the cart, and sending
 * the order.
 * @example const checkout = useCheckout(customer);
 */
export function useCheckout(customer: Customer): CheckoutControl {
  const [state, dispatch] = useReducer(checkoutReducer, customer, restoreCheckout);
  const { saved, active } = state;
  // Only on these changes: the end of a session removes the stored data, which must not be written again.
  useEffect(() => storeCheckout({ saved, active }), [saved, active]);
  const cart = useCart();
  const shipping = useShipping(cart.cart, saved.address?.deliveryAddress);
  const submit = useSubmitOrder({ state, dispatch, customer, cart: cart.cart });
  const isOutdated = cart.changing || shipping.isPending;
  const send = (event: CheckoutEvent) => {
    dispatch(event);
    const isNoteNext = event.type === 'saved' && event.step === 'delivery';
    // Saved as it is while it is not shown, so that payment opens.
    if (isNoteNext && !shownSteps({ customer, state }).includes('moreInfo'))
      dispatch({ type: 'saved', step: 'moreInfo', value: nothingNoted });
  };
  return { customer, state, dispatch: send, cart, shipping, isOutdated, submit };
}
