import { useWatch } from 'react-hook-form';
import { registerCustomer } from '../../api/generated/mutations';
import { Button } from '../../components/Button/Button';
import type { SentValues } from '../../components/Form/defineForm';
import { Form, FormRow } from '../../components/Form/Form';
import { FormField } from '../../components/Form/FormField';
import { PasswordField } from '../../components/Form/PasswordField';
import { RadioField } from '../../components/Form/RadioField';
import { SubmitButton } from '../../components/Form/SubmitButton';
import { useContractForm } from '../../components/Form/useContractForm';
import { Modal } from '../../components/Modal/Modal';
import { openModal, type ModalProps } from '../../components/Modal/modalStore';
import { showNotice } from '../../components/Notice/noticeStore';
import { getLanguage } from '../../config/language';
import { useTranslate } from '../../i18n/useTranslate';
import { registerForm } from './registerForm';
import { SignInReason } from './SignInReason';
import { useEnterAccount } from './useEnterAccount';

declare module '../../components/Modal/modalStore' {
  interface ModalProps {
    /** AUTH-01: registering, with what led to signing in. */
    register: ModalProps['signIn'];
  }
}

type Values = SentValues<NonNullable<(typeof registerForm)['constraints']>>;

function register({ accountType, organizationNumber, ...person }: Values) {
  const isBusiness = accountType === 'business' && organizationNumber !== undefined;
  const body = { ...person, language: getLanguage(), ...(isBusiness && { organizationNumber }) };
  return registerCustomer({ body });
}

/** AUTH-01: becoming a customer, privately or for a company; whoever has registered is signed in. */
export function RegisterModal(reason: ModalProps['register']) {
  const t = useTranslate();
  const enterAccount = useEnterAccount(reason);
  const form = useContractForm(registerForm, {
    id: 'register',
    values: { accountType: 'private' },
    send: register,
    onSuccess: async (customer) => {
      await enterAccount(customer);
      showNotice({ tone: 'success', title: (translate) => translate('account.registered') });
    },
    failed: 'account.registerFailed',
    check: ({ accountType, organizationNumber }) => ({
      organizationNumber:
        accountType === 'business' && !organizationNumber?.trim() ? 'forms.missing' : undefined,
    }),
  });
  const isBusiness = useWatch({ control: form.control, name: 'accountType' }) === 'business';
  const footer = (
    <>
      <SubmitButton form={form} wide>
        {t('account.register')}
      </SubmitButton>
      <Button variant="secondary" wide onClick={() => openModal('signIn', reason)}>
        {t('account.haveAccount')}
      </Button>
    </>
  );
  return (
    <Modal title={t('account.register')} footer={footer} stacked>
      <SignInReason {...reason} />
      <Form form={form}>
        <RadioField
          form={form}
          name="accountType"
          options={[
            { value: 'private', label: t('account.private') },
            { value: 'business', label: t('account.business') },
          ]}
        />
        {isBusiness && <FormField form={form} name="organizationNumber" required />}
        <FormRow>
          <FormField form={form} name="firstName" />
          <FormField form={form} name="lastName" />
        </FormRow>
        <FormField form={form} name="email" />
        <FormField form={form} name="phoneNumber" />
        <PasswordField form={form} name="password" />
      </Form>
    </Modal>
  );
}
