import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../../../components/Form/Form';
import { formOptions } from '../../../components/Form/formOptions';
import { issueMessage, rule } from '../../../components/Form/issueMessage';
import { SubmitButton } from '../../../components/Form/SubmitButton';
import { useDraft } from '../../../components/Form/useDraft';
import { useSubmit } from '../../../components/Form/useSubmit';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { deliveryDateProblem, deliveryLimits } from '../../cart/delivery/deliveryDate';
import { useSettings } from '../../settings/settings';
import { deliverySchema } from '../checkoutForms';
import { draftIds } from '../storedCheckout';
import type { CheckoutControl } from '../useCheckout';
import { DeliveryDay } from './DeliveryDay';
import { MethodList } from './MethodList';

/** Method of the order when the server sends none: customer service contacts the customer. */
const unknownMethod = 'standard';

/** Form of the delivery: method and day. */
export function DeliveryForm({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const settings = useSettings();
  const { state, dispatch, shipping } = checkout;
  const { methods, selected, error } = shipping;
  const { leadTimeDays = 0 } = methods?.find(({ id }) => id === selected) ?? {};
  const limits = deliveryLimits(settings, leadTimeDays);
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
  const { getFieldState, trigger } = form;
  useEffect(() => {
    // Another method has other days.
    if (getFieldState('requestedDeliveryDate').invalid) void trigger('requestedDeliveryDate');
  }, [getFieldState, trigger, leadTimeDays]);
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
