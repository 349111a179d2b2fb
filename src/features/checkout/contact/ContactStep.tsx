import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Form, FormRow } from '../../../components/Form/Form';
import { formOptions } from '../../../components/Form/formOptions';
import { FormTextField } from '../../../components/Form/FormTextField';
import { issueMessage } from '../../../components/Form/issueMessage';
import { personValues } from '../../../components/Form/personInput';
import { SubmitButton } from '../../../components/Form/SubmitButton';
import { useDraft } from '../../../components/Form/useDraft';
import { useSubmit } from '../../../components/Form/useSubmit';
import { formatPhone } from '../../../i18n/formatPhone';
import { fullName } from '../../../i18n/fullName';
import { phoneHint } from '../../../i18n/phoneHint';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';
import { contactSchema } from '../checkoutForms';
import { CheckoutStep } from '../steps/CheckoutStep';
import { draftIds } from '../storedCheckout';
import type { CheckoutControl } from '../useCheckout';

function ContactFields({ checkout: { state, customer, dispatch } }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const { currentCountry } = useSettings();
  const form = useForm({
    ...formOptions,
    defaultValues: personValues(state.saved.contact ?? customer),
    resolver: zodResolver(contactSchema, { error: issueMessage(t) }),
  });
  useDraft(draftIds.contact, form);
  const submission = useSubmit(form, {
    send: (values) => Promise.resolve(values),
    onSuccess: (value) => dispatch({ type: 'saved', step: 'contact', value }),
  });
  return (
    <Form submission={submission} label={t('checkout.contact')}>
      <FormRow>
        <FormTextField control={form.control} name="firstName" autoComplete="given-name" />
        <FormTextField control={form.control} name="lastName" autoComplete="family-name" />
      </FormRow>
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="email"
        hint={t('checkout.contactText')}
      />
      <FormTextField
        control={form.control}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        hint={phoneHint(t, currentCountry)}
        optional
      />
      <SubmitButton submission={submission}>{t('checkout.continue')}</SubmitButton>
    </Form>
  );
}

/** CHK-01, CHK-02: contact of the order, prefilled from the customer. */
export function ContactStep({ checkout }: { checkout: CheckoutControl }) {
  const { contact } = checkout.state.saved;
  const parts = contact ? [fullName(contact), contact.email, formatPhone(contact.phoneNumber)] : [];
  return (
    <CheckoutStep step="contact" checkout={checkout} summary={parts}>
      <ContactFields checkout={checkout} />
    </CheckoutStep>
  );
}
