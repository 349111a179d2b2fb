import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type Dispatch } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, isOutcomeUnknown } from '../../../api/errors';
import { bulkUpdateCartMutation, createOrderMutation } from '../../../api/generated/mutations';
import type { OperationId } from '../../../api/operation';
import { loadDocument } from '../../../config/loadDocument';
import { redirectTarget } from '../../../config/redirectTarget';
import { reportException } from '../../../config/reportException';
import { isSamePath } from '../../../config/samePath';
import { failureText } from '../../../i18n/failureText';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { refetchCart, type Cart } from '../../cart/cartCache';
import type { Customer } from '../../session/customer';
import { useSettings } from '../../settings/settings';
import { isComplete, type CheckoutEvent, type CheckoutState, type OrderFailure } from '../checkoutState';
import { OrderNotSent, placeOrder, stepOfError, type OrderInput } from './placeOrder';

const UNAUTHORIZED = 401;

/** What a failure says to the person, and the step where it can be mended. */
function describeFailure(t: Translate, error: Error): OrderFailure {
  if (error instanceof OrderNotSent)
    return {
      messages: error.reasons.map(({ key, values }) => t(key, values)),
      ...(error.step && { step: error.step }),
    };
  if (!(error instanceof ApiError)) return { messages: [t('errors.unexpectedText')] };
  const isSent = error.operationId === ('createOrder' satisfies OperationId);
  if (isSent && isOutcomeUnknown(error))
    return { messages: [t('checkout.outcomeUnknown')], isOutcomeUnknown: true };
  if (!isSent && error.httpStatus !== UNAUTHORIZED) return { messages: [t('checkout.notSent')] };
  const step = stepOfError(error);
  const said = error.inputErrors.map(({ message }) => message);
  const messages = said.length > 0 ? said : [failureText(t, error, 'errors.unexpectedText')];
  return { messages, ...(step && { step }) };
}

/** Where a placed order led: to a page of the app, to another document, or nowhere, as its address is not allowed. */
type Followed = 'app' | 'document' | 'refused';

/** Goes where a placed order leads: to its confirmation inside the app, else with a full page load (CHK-04, CHK-06). */
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
      // In place of the checkout, so that Back does not lead to an order that has been placed.
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

/** CHK-04: sends the order, one call at a time, and goes where it leads or says why it was not placed. */
export function useSubmitOrder({ state, dispatch, customer, cart }: SubmitOptions) {
  const t = useTranslate();
  const client = useQueryClient();
  const { currentCountry } = useSettings();
  const follow = useFollow();
  const { mutateAsync: bulkUpdateCart } = useMutation({
    ...bulkUpdateCartMutation(),
    meta: { isStep: true },
  });
  const { mutateAsync: createOrder } = useMutation({ ...createOrderMutation(), meta: { isStep: true } });
  const isSending = useRef(false);
  const { mutate } = useMutation({
    // After the changes of the cart that are still under way.
    scope: { id: 'cart' },
    mutationFn: (input: OrderInput) => placeOrder(client, { bulkUpdateCart, createOrder }, input),
    // It is not sent again by itself after signing in: the person looks it over first.
    meta: { isForm: true },
    onSuccess: async ({ orderNumber, redirectUrl }) => {
      const failure = { messages: [t('checkout.cannotFollow', [orderNumber])] };
      const followed = follow(redirectUrl);
      dispatch(followed === 'refused' ? { type: 'failed', failure } : { type: 'succeeded', redirectUrl });
      // A call of a document that is being left may be aborted half-way, and the next document fetches the cart itself.
      if (followed !== 'document') await refetchCart(client);
    },
    onError: (error) => dispatch({ type: 'failed', failure: describeFailure(t, error) }),
    onSettled: () => {
      isSending.current = false;
    },
  });
  return () => {
    // A double click has two presses in line before the button can show that it is busy.
    if (isSending.current || !cart || !isComplete(state.saved)) return;
    isSending.current = true;
    dispatch({ type: 'submitted' });
    mutate({ checkout: state.saved, cart, customer: customer.id, country: currentCountry });
  };
}
