import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { getAllOrdersQuery } from '../../../api/generated/queries';
import { Form, SubmitButton } from '../../../components/mui/form/Form';
import { rule } from '../../../components/mui/form/formTexts';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { moreInfoSchema } from '../checkoutForms';
import { draftIds } from '../storedCheckout';
import type { CheckoutControl } from '../useCheckout';

// One chunk of the forms after the first step, prefetched while the customer completes it.
export { AddressForms } from './AddressForms';
export { DeliveryForm } from './DeliveryForm';
export { PaymentForm } from './PaymentForm';

/**
 * Reference of a company customer's last own order that had one (getAllOrders); colleagues' orders are ignored.
 * @returns undefined for private customers, and until loaded
 */
function useLastReference({ organizationId, customerId }: Customer): string | undefined {
  const { data } = useQuery({
    ...getAllOrdersQuery({ query: { skip: 0, take: 24 } }),
    enabled: organizationId !== null,
    meta: { isPrefetch: true },
  });
  if (organizationId === null) return undefined;
  const own = data?.orders.find(({ note, placedBy }) => note?.title && placedBy?.customerId === customerId);
  return moreInfoSchema.shape.title.safeParse(own?.note?.title).data ?? undefined;
}

/** Form of reference and note. */
export function MoreInfoForm({ checkout: { state, customer, dispatch } }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const { moreInfo } = state.saved;
  const lastReference = useLastReference(customer);
  const values = {
    title: (moreInfo ? moreInfo.title : lastReference) ?? '',
    description: moreInfo?.description ?? '',
  };
  const isRequired = customer.referenceRequired === true;
  const form = useContractForm({
    schema: isRequired
      ? moreInfoSchema.check(rule('title', ({ title }) => (title ? undefined : 'checkout.referenceRequired')))
      : moreInfoSchema,
    values,
    draft: draftIds.moreInfo,
    send: (input) => Promise.resolve(input),
    onSuccess: (value) => dispatch({ type: 'saved', step: 'moreInfo', value }),
  });
  const typed = useWatch({ control: form.control, name: 'title' });
  const isRemembered = !moreInfo && typed !== '' && typed === lastReference;
  return (
    <Form form={form} label={t('checkout.moreInfo')}>
      <FormTextField
        control={form.control}
        name="title"
        hint={t(isRemembered ? 'checkout.referenceRemembered' : 'checkout.referenceHint')}
        optional={!isRequired}
      />
      <FormTextField control={form.control} name="description" rows={4} optional />
      <SubmitButton form={form}>{t('checkout.continue')}</SubmitButton>
    </Form>
  );
}
