import { useTranslate } from '../../../i18n/useTranslate';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { CheckoutStep } from '../steps/CheckoutStep';
import type { CheckoutControl } from '../useCheckout';

const MoreInfoForm = lazyPart(() => import('../laterForms').then(({ MoreInfoForm }) => MoreInfoForm));

/**
 * CHK-02: the customer's reference and a note, both optional; prefilled for companies with the reference of their last
 * order.
 */
export function MoreInfoStep({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const { title, description } = checkout.state.saved.moreInfo ?? {};
  const summary = title || description ? [title, description] : [t('checkout.nothingNoted')];
  return (
    <CheckoutStep step="moreInfo" checkout={checkout} summary={summary}>
      <MoreInfoForm checkout={checkout} />
    </CheckoutStep>
  );
}
