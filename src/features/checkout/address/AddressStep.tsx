import { lazyPart } from '../../../routing/lazy/lazyPart';
import { addressLine } from '../../../i18n/addressLine';
import { useTranslate } from '../../../i18n/useTranslate';
import { isSameAddress } from '../checkoutForms';
import { CheckoutStep } from '../steps/CheckoutStep';
import type { CheckoutControl } from '../useCheckout';

const AddressForms = lazyPart(() => import('../laterForms').then(({ AddressForms }) => AddressForms));

/** CHK-01, CHK-02: delivery and billing address of the order: the customer's addresses or new ones. */
export function AddressStep({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const { address } = checkout.state.saved;
  const bill =
    address &&
    (isSameAddress(address.deliveryAddress, address.billingAddress)
      ? t('checkout.billedSame')
      : t('checkout.billedTo', [addressLine(address.billingAddress)]));
  return (
    <CheckoutStep
      step="address"
      checkout={checkout}
      summary={[address && addressLine(address.deliveryAddress), bill]}
    >
      <AddressForms checkout={checkout} />
    </CheckoutStep>
  );
}
