import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useForm } from 'react-hook-form';
import { Form } from '../../../components/Form/Form';
import { formOptions } from '../../../components/Form/formOptions';
import { issueMessage, rule } from '../../../components/Form/issueMessage';
import { SubmitButton } from '../../../components/Form/SubmitButton';
import { useDraft } from '../../../components/Form/useDraft';
import { useSubmit } from '../../../components/Form/useSubmit';
import { failureText } from '../../../i18n/failureText';
import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import { useLanguage } from '../../settings/language';
import { useSettings } from '../../settings/settings';
import { deliverySchema } from '../checkoutForms';
import { CheckoutStep } from '../steps/CheckoutStep';
import { draftIds } from '../storedCheckout';
import type { CheckoutControl } from '../useCheckout';
import { deliveryDateProblem, today } from '../../cart/delivery/deliveryDate';
import { DeliveryDay } from './DeliveryDay';
import { MethodList } from './MethodList';

/** Method of the order when the server sends none: customer service contacts the customer. */
const unknownMethod = 'standard';

function DeliveryFields({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const { currentCountry } = useSettings();
  const { state, dispatch, shipping } = checkout;
  const { methods, selected, error } = shipping;
  const { leadTimeDays = 0 } = methods?.find(({ id }) => id === selected) ?? {};
  const limits = { from: today(), leadTimeDays, country: currentCountry };
  const schema = deliverySchema.check(
    rule('requestedDeliveryDate', ({ requestedDeliveryDate }) =>
      deliveryDateProblem(requestedDeliveryDate ?? '', limits),
    ),
  );
  const form = useForm({
    ...formOptions,
    defaultValues: { requestedDeliveryDate: state.saved.delivery?.requestedDeliveryDate ?? '' },
    resolver: zodResolver(schema, { error: issueMessage(t) }),
  });
  useDraft(draftIds.delivery, form);
  const submission = useSubmit(form, {
    send: ({ requestedDeliveryDate }) =>
      Promise.resolve({ shippingMethod: selected ?? unknownMethod, requestedDeliveryDate }),
    onSuccess: (value) => dispatch({ type: 'saved', step: 'delivery', value }),
  });
  return (
    <Form submission={submission} label={t('checkout.delivery')}>
      {methods ? <MethodList shipping={shipping} limits={limits} /> : <p>{t('checkout.noMethods')}</p>}
      {error && <Alert severity="error">{failureText(t, error, 'checkout.methodNotChanged')}</Alert>}
      <DeliveryDay control={form.control} limits={limits} />
      <SubmitButton submission={submission}>{t('checkout.continue')}</SubmitButton>
    </Form>
  );
}

/** CHK-02, CART-06: shipping method, from those of the cart, and an optional delivery date. */
export function DeliveryStep({ checkout }: { checkout: CheckoutControl }) {
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
      {shipping.methods?.length === 0 ? <Skeleton height="12rem" /> : <DeliveryFields checkout={checkout} />}
    </CheckoutStep>
  );
}
