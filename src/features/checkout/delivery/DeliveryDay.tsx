import { useController, type Control } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { earliestDelivery, type DeliveryLimits } from '../../cart/delivery/deliveryDate';
import { RadioCards } from '../steps/RadioCards';
import { DeliveryCalendar } from './DeliveryCalendar';

interface DeliveryDayProps<Sent> {
  control: Control<{ requestedDeliveryDate: string }, unknown, Sent>;
  limits: DeliveryLimits;
}

/** CHK-02: delivery as soon as possible, or on a selected day. */
export function DeliveryDay<Sent>({ control, limits }: DeliveryDayProps<Sent>) {
  const t = useTranslate();
  const { field, fieldState } = useController({ control, name: 'requestedDeliveryDate' });
  const { value, onChange } = field;
  return (
    <>
      <RadioCards
        label={t('checkout.requestedDate')}
        operation="getCart"
        place="/shippingMethods"
        choices={[
          { value: 'soon', title: t('checkout.asSoonAsPossible') },
          { value: 'day', title: t('checkout.chooseDay'), text: t('checkout.dateHint') },
        ]}
        value={value ? 'day' : 'soon'}
        onSelect={(chosen) => onChange(chosen === 'day' ? earliestDelivery(limits) : '')}
        problem={fieldState.error?.message}
        inputRef={field.ref}
      />
      {value && <DeliveryCalendar value={value} limits={limits} onSelect={onChange} />}
    </>
  );
}
