import { lazyPart } from '../../../routing/lazy/lazyPart';
import { CheckoutStep } from '../steps/CheckoutStep';
import type { CheckoutControl } from '../useCheckout';
import { usePaymentMethods } from './usePaymentMethods';

const PaymentForm = lazyPart(() => import('../laterForms').then(({ PaymentForm }) => PaymentForm));

/** CHK-02, CHK-04: payment method, order total, and the button to order, whose label names the obligation to pay. */
export function PaymentStep({ checkout }: { checkout: CheckoutControl }) {
  const methods = usePaymentMethods();
  const { payment } = checkout.state.saved;
  const name = methods.find(({ id }) => id === payment?.paymentMethod)?.name;
  return (
    <CheckoutStep step="payment" checkout={checkout} summary={[name]}>
      <PaymentForm checkout={checkout} />
    </CheckoutStep>
  );
}
