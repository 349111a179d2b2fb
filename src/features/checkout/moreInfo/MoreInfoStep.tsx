import { useWatch } from 'react-hook-form';
import { Form } from '../../../components/Form/Form';
import { FormField } from '../../../components/Form/FormField';
import { SubmitButton } from '../../../components/Form/SubmitButton';
import { useContractForm } from '../../../components/Form/useContractForm';
import { useTranslate } from '../../../i18n/useTranslate';
import { moreInfoForm } from '../checkoutForms';
import { CheckoutStep } from '../steps/CheckoutStep';
import { draftIds } from '../storedCheckout';
import type { CheckoutControl } from '../useCheckout';
import { useLastReference } from './useLastReference';

function MoreInfoFields({ checkout: { state, customer, dispatch } }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const { moreInfo } = state.saved;
  const lastReference = useLastReference(customer);
  const form = useContractForm(moreInfoForm, {
    id: draftIds.moreInfo,
    draft: 'silent',
    values: {
      title: (moreInfo ? moreInfo.title : lastReference) ?? '',
      description: moreInfo?.description ?? '',
    },
    send: ({ title = null, description = null }) => Promise.resolve({ title, description }),
    onSuccess: (value) => dispatch({ type: 'saved', step: 'moreInfo', value }),
  });
  const typed = useWatch({ control: form.control, name: 'title' });
  const isRemembered = !moreInfo && typed !== '' && typed === lastReference;
  return (
    <Form form={form} label={t('checkout.moreInfo')}>
      <FormField
        form={form}
        name="title"
        hint={t(isRemembered ? 'checkout.referenceRemembered' : 'checkout.referenceHint')}
      />
      <FormField form={form} name="description" rows={4} />
      <SubmitButton form={form}>{t('checkout.continue')}</SubmitButton>
    </Form>
  );
}

/** CHK-02: the customer's own reference and a note, both optional; companies find the reference of their last order. */
export function MoreInfoStep({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const { title, description } = checkout.state.saved.moreInfo ?? {};
  const summary = title || description ? [title, description] : [t('checkout.nothingNoted')];
  return (
    <CheckoutStep step="moreInfo" checkout={checkout} summary={summary}>
      <MoreInfoFields checkout={checkout} />
    </CheckoutStep>
  );
}
