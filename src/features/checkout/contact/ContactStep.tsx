import { Form, FormRow } from '../../../components/Form/Form';
import { FormField } from '../../../components/Form/FormField';
import { SubmitButton } from '../../../components/Form/SubmitButton';
import { useContractForm } from '../../../components/Form/useContractForm';
import { formatPhone } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { contactForm } from '../checkoutForms';
import { CheckoutStep } from '../steps/CheckoutStep';
import { draftIds } from '../storedCheckout';
import type { CheckoutControl } from '../useCheckout';

function ContactFields({ checkout: { state, customer, dispatch } }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const { firstName, lastName, email, phoneNumber } = customer;
  const form = useContractForm(contactForm, {
    id: draftIds.contact,
    draft: 'silent',
    values: state.saved.contact ?? { firstName, lastName, email, phoneNumber },
    send: (values) => Promise.resolve(values),
    onSuccess: (value) => dispatch({ type: 'saved', step: 'contact', value }),
  });
  return (
    <Form form={form} label={t('checkout.contact')}>
      <FormRow>
        <FormField form={form} name="firstName" />
        <FormField form={form} name="lastName" />
      </FormRow>
      <FormField form={form} name="email" hint={t('checkout.contactText')} />
      <FormField form={form} name="phoneNumber" />
      <SubmitButton form={form}>{t('checkout.continue')}</SubmitButton>
    </Form>
  );
}

/** CHK-01, CHK-02: who the order is from, filled in from the customer. */
export function ContactStep({ checkout }: { checkout: CheckoutControl }) {
  const { contact } = checkout.state.saved;
  const parts = contact
    ? [`${contact.firstName} ${contact.lastName}`, contact.email, formatPhone(contact.phoneNumber)]
    : [];
  return (
    <CheckoutStep step="contact" checkout={checkout} summary={parts}>
      <ContactFields checkout={checkout} />
    </CheckoutStep>
  );
}
