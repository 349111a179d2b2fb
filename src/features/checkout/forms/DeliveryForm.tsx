import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Form, SubmitButton } from '../../../components/mui/form/Form';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { rule } from '../../../components/mui/form/formTexts';
import { failureText } from '../../../i18n/failureText';
import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import {
  deliveryDateProblem,
  deliveryLimits,
  type DeliveryLimits,
  earliestDelivery,
} from '../../delivery/deliveryDate';
import { useShippingPrice } from '../../delivery/EarliestDelivery';
import { useLanguage, useSettings } from '../../settings/settings';
import { deliverySchema } from '../checkoutForms';
import { RadioCards } from './RadioCards';
import { draftIds } from '../storedCheckout';
import type { CheckoutControl } from '../useCheckout';
import { DeliveryCalendar } from './DeliveryCalendar';
import type { Shipping } from '../useShipping';

/** CART-06: the shipping methods of the cart, each with its price, earliest delivery day and collection address. */
function MethodList({ shipping, limits }: { shipping: Shipping; limits: DeliveryLimits }) {
  const t = useTranslate();
  const language = useLanguage();
  const { currentCountry } = useSettings();
  const priceOf = useShippingPrice();
  const options = (shipping.methods ?? []).map((method) => {
    const at = method.collectionAddress;
    const day = earliestDelivery({ ...limits, leadTimeDays: method.leadTimeDays });
    return {
      value: method.id,
      title: method.name,
      end: priceOf(method),
      text: (
        <>
          <span>{t('checkout.earliest', [formatDay(day, language, currentCountry)])}</span>
          {at && <span>{`${at.name}, ${at.address}, ${at.postalCode}\u00a0${at.city}`}</span>}
          {method.description && <span>{method.description}</span>}
        </>
      ),
    };
  });
  return (
    <RadioCards
      label={t('checkout.deliveryMethod')}
      operation="getCart"
      path="/shippingMethods"
      options={options}
      value={shipping.selected}
      onSelect={shipping.select}
    />
  );
}

interface DeliveryDayProps<Sent> {
  control: Control<{ requestedDeliveryDate: string }, unknown, Sent>;
  limits: DeliveryLimits;
}

/** CHK-02: delivery as soon as possible, or on a selected day. */
function DeliveryDay<Sent>({ control, limits }: DeliveryDayProps<Sent>) {
  const t = useTranslate();
  const { field, fieldState } = useController({ control, name: 'requestedDeliveryDate' });
  const { value, onChange } = field;
  return (
    <>
      <RadioCards
        label={t('checkout.requestedDate')}
        operation="getCart"
        path="/shippingMethods"
        options={[
          { value: 'soon', title: t('checkout.asSoonAsPossible') },
          { value: 'day', title: t('checkout.chooseDay'), text: t('checkout.dateHint') },
        ]}
        value={value ? 'day' : 'soon'}
        onSelect={(selected) => onChange(selected === 'day' ? earliestDelivery(limits) : '')}
        problem={fieldState.error?.message}
        inputRef={field.ref}
      />
      {value && <DeliveryCalendar value={value} limits={limits} onSelect={onChange} />}
    </>
  );
}

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
  const form = useContractForm({
    schema,
    defaultValues: { requestedDeliveryDate: state.saved.delivery?.requestedDeliveryDate ?? '' },
    draft: draftIds.delivery,
    send: ({ requestedDeliveryDate }) =>
      Promise.resolve({ shippingMethod: selected ?? unknownMethod, requestedDeliveryDate }),
    onSuccess: (value) => dispatch({ type: 'saved', step: 'delivery', value }),
  });
  const { getFieldState, trigger } = form;
  useEffect(() => {
    // Another method has other days.
    if (getFieldState('requestedDeliveryDate').invalid) void trigger('requestedDeliveryDate');
  }, [getFieldState, trigger, leadTimeDays]);
  return (
    <Form form={form} label={t('checkout.delivery')}>
      {methods ? <MethodList shipping={shipping} limits={limits} /> : <p>{t('checkout.noMethods')}</p>}
      {error && <Alert severity="error">{failureText(t, error, 'checkout.methodNotChanged')}</Alert>}
      <DeliveryDay control={form.control} limits={limits} />
      <SubmitButton form={form}>{t('checkout.continue')}</SubmitButton>
    </Form>
  );
}
