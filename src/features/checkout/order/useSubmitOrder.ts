import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, isOutcomeUnknown } from '../../../api/errors';
import { bulkUpdateCartMutation, createOrderMutation } from '../../../api/generated/mutations';
import type { OperationId } from '../../../api/operation';
import { useSingleFlight } from '../../../api/useSingleFlight';
import { useStep } from '../../../api/useStep';
import { loadDocument, redirectTarget } from '../../../routing/address/redirectTarget';
import { reportException } from '../../../lib/reportException';
import { isSamePath } from '../../../routing/address/samePath';
import { failureText } from '../../../i18n/failureText';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { refetchCart, type Cart } from '../../cart/cartCache';
import type { Customer } from '../../session/customer';
import { useSettings } from '../../settings/settings';
import { isComplete, type CheckoutEvent, type CheckoutState, type OrderFailure } from '../checkoutState';
import { OrderNotSent, placeOrder, stepOfError, type OrderInput } from './placeOrder';

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
export function useSubmitOrder({ state, dispatch, customer, cart }: SubmitOptions) {
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
  });
  const { mutate } = useSingleFlight(order);
  return () => {
    if (!cart || !isComplete(state.saved)) return;
    mutate({ checkout: state.saved, cart, customer: customer.id, settings });
  };
}
