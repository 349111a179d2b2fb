import Box from '@mui/material/Box';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type MouseEvent, useEffect, useRef } from 'react';
import { media } from '../../theme/breakpoints';
import type { Cart } from '../cart/cartCache';
import { CheckoutSummary } from './CheckoutSummary';
import Skeleton from '@mui/material/Skeleton';
import { Form, SubmitButton } from '../../components/mui/form/Form';
import { useContractForm } from '../../components/mui/form/useContractForm';
import { PersonFields } from '../../components/mui/form/PersonFields';
import { personValues } from '../../components/mui/form/personInput';
import { addressLine, fullName, formatPhone } from '../../i18n/formatPhone';
import { formatDay } from '../../i18n/formatDay';
import { useTranslate } from '../../i18n/useTranslate';
import { lazyPart } from '../../routing/lazy/lazyPart';
import { useLanguage, useSettings } from '../settings/settings';
import { contactSchema, isSameAddress } from './checkoutForms';
import { type CheckoutControl, shownSteps, usePaymentMethods } from './useCheckout';
import { CheckoutStep } from './CheckoutStep';
import { draftIds } from './storedCheckout';

function ContactFields({ checkout: { state, customer, dispatch } }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const { currentCountry } = useSettings();
  const form = useContractForm({
    schema: contactSchema,
    defaultValues: personValues(state.saved.contact ?? customer),
    draft: draftIds.contact,
    send: (values) => Promise.resolve(values),
    onSuccess: (value) => dispatch({ type: 'saved', step: 'contact', value }),
  });
  return (
    <Form form={form} label={t('checkout.contact')}>
      <PersonFields country={currentCountry} emailHint={t('checkout.contactText')} />
      <SubmitButton form={form}>{t('checkout.continue')}</SubmitButton>
    </Form>
  );
}

/** CHK-01, CHK-02: contact of the order, prefilled from the customer. */
function ContactStep({ checkout }: { checkout: CheckoutControl }) {
  const { contact } = checkout.state.saved;
  const parts = contact ? [fullName(contact), contact.email, formatPhone(contact.phoneNumber)] : [];
  return (
    <CheckoutStep step="contact" checkout={checkout} summary={parts}>
      <ContactFields checkout={checkout} />
    </CheckoutStep>
  );
}

const AddressForms = lazyPart(() => import('./forms/MoreInfoForm').then(({ AddressForms }) => AddressForms));

/** CHK-01, CHK-02: delivery and billing address of the order: the customer's addresses or new ones. */
function AddressStep({ checkout }: { checkout: CheckoutControl }) {
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

const DeliveryForm = lazyPart(() => import('./forms/MoreInfoForm').then(({ DeliveryForm }) => DeliveryForm));

/** CHK-02, CART-06: shipping method, from those of the cart, and an optional delivery date. */
function DeliveryStep({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const language = useLanguage();
  const { currentCountry, shippingMethods } = useSettings();
  const { state, shipping } = checkout;
  const { delivery } = state.saved;
  const isOf = ({ id }: { id: string }) => id === delivery?.shippingMethod;
  const method = (shipping.methods?.find(isOf) ?? shippingMethods?.find(isOf))?.name;
  const date = delivery?.requestedDeliveryDate;
  const when = date
    ? t('checkout.onDate', [formatDay(date, language, currentCountry)])
    : t('checkout.asSoonAsPossible');
  return (
    <CheckoutStep step="delivery" checkout={checkout} summary={[method, when]}>
      {shipping.methods?.length === 0 ? <Skeleton height="12rem" /> : <DeliveryForm checkout={checkout} />}
    </CheckoutStep>
  );
}

const MoreInfoForm = lazyPart(() => import('./forms/MoreInfoForm').then(({ MoreInfoForm }) => MoreInfoForm));

/**
 * CHK-02: the customer's reference and a note, both optional unless the organisation requires a reference; prefilled
 * for companies with the reference of their last order.
 */
function MoreInfoStep({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const { title, description } = checkout.state.saved.moreInfo ?? {};
  const summary = title || description ? [title, description] : [t('checkout.nothingNoted')];
  return (
    <CheckoutStep step="moreInfo" checkout={checkout} summary={summary}>
      <MoreInfoForm checkout={checkout} />
    </CheckoutStep>
  );
}

const PaymentForm = lazyPart(() => import('./forms/MoreInfoForm').then(({ PaymentForm }) => PaymentForm));

/** CHK-02, CHK-04: payment method, order total, and the button to order, whose label names the obligation to pay. */
function PaymentStep({ checkout }: { checkout: CheckoutControl }) {
  const methods = usePaymentMethods();
  const { payment } = checkout.state.saved;
  const name = methods.find(({ id }) => id === payment?.paymentMethod)?.name;
  return (
    <CheckoutStep step="payment" checkout={checkout} summary={[name]}>
      <PaymentForm checkout={checkout} />
    </CheckoutStep>
  );
}

/** Maximum time between the clicks of a double click, in ms. */
const doubleClick = 500;

/**
 * CHK-02, CHK-03: ignore the second click of a double click that changed the step: it would hit whatever has moved
 * under the pointer, such as a payment method, or close the step just opened.
 * @param step value that the first click changes
 * @returns handler for clicks in the capture phase
 */
function useDoubleClickGuard(step: unknown): (event: MouseEvent) => void {
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    changedAt.current = performance.now();
  }, [step]);
  return (event) => {
    if (event.detail < 2 || performance.now() - changedAt.current > doubleClick) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(20rem, 26rem)' },
  alignItems: 'start',
  gap: { xs: 4, lg: 16 },
  pb: 'var(--space-section)',
};

/** CHK-02: the steps of the checkout, beside the order summary. */
export function CheckoutSteps({ checkout, cart }: { checkout: CheckoutControl; cart: Cart }) {
  const isNarrow = useMediaQuery(media.mobileHeader, { noSsr: true });
  const { active } = checkout.state;
  const steps = shownSteps(checkout);
  const guardDoubleClick = useDoubleClickGuard(active);
  const summary = <CheckoutSummary cart={cart} isOutdated={checkout.isOutdated} isNarrow={isNarrow} />;
  return (
    <Box sx={layout}>
      {isNarrow && summary}
      <Stepper
        orientation="vertical"
        nonLinear
        activeStep={active === null ? -1 : steps.indexOf(active)}
        connector={null}
        onClickCapture={guardDoubleClick}
      >
        <ContactStep checkout={checkout} />
        <AddressStep checkout={checkout} />
        <DeliveryStep checkout={checkout} />
        <MoreInfoStep checkout={checkout} />
        <PaymentStep checkout={checkout} />
      </Stepper>
      {!isNarrow && summary}
    </Box>
  );
}
