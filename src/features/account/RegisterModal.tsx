import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { confirmed, useStep } from '../../api/confirmed';
import { registerCustomerMutation } from '../../api/generated/mutations';
import { registerCustomerBody } from '../../api/generated/schemas';
import type { CallOf } from '../../api/operation';
import { useIdempotencyKey } from '../../api/sendOnce';
import { Form, SubmitButton } from '../../components/mui/form/Form';
import { useContractForm } from '../../components/mui/form/useContractForm';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { PasswordField } from '../../components/mui/form/PasswordField';
import { EmailField, NameFields, PhoneField } from '../../components/mui/form/PersonFields';
import { contactInput } from '../../components/mui/form/personInput';
import { Modal } from '../../components/mui/Modal';
import { type ModalProps, openModal } from '../../components/plain/modalStore';
import { showNotice } from '../../components/plain/noticeStore';
import { getLanguage } from '../../i18n/language';
import { useTranslate } from '../../i18n/useTranslate';
import { normalizeText } from '../../lib/normalizeText';
import { useSettings } from '../settings/settings';
import { registered } from './accountConfirmations';
import { SignInReason, useEnterAccount } from './useEnterAccount';

const { organizationName, organizationNumber } = registerCustomerBody.shape;

const personSchema = z.extend(
  z.omit(registerCustomerBody, { language: true, organizationName: true, organizationNumber: true }),
  contactInput,
);

/** Schema of the registration form of a company's representative (registerCustomer). */
export const businessSchema = z.extend(personSchema, {
  accountType: z.literal('business'),
  organizationName: z.nonoptional(organizationName),
  organizationNumber: z.pipe(z.string().check(z.overwrite(normalizeText)), z.nonoptional(organizationNumber)),
});

/** Schema of the registration form (registerCustomer). A private person's request omits what is typed about a company. */
export const registerSchema = z.discriminatedUnion('accountType', [
  z.extend(personSchema, {
    accountType: z.literal('private'),
    organizationName: z.string(),
    organizationNumber: z.string(),
  }),
  businessSchema,
]);

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    /** AUTH-01: registration, with the reason for signing in. */
    register: ModalProps['signIn'];
  }
}

type Input = z.input<typeof registerSchema>;
type Registration = z.output<typeof registerSchema>;

const defaultValues: Input = {
  accountType: 'private',
  organizationName: '',
  organizationNumber: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
};

/**
 * Register (registerCustomer). @throws Error when the response lacks an e-mail address, which means failure (AUTH-01)
 */
async function register(
  registerCustomer: CallOf<'registerCustomer'>,
  keyFor: ReturnType<typeof useIdempotencyKey>,
  { accountType, organizationName, organizationNumber, ...person }: Registration,
) {
  const body = {
    ...person,
    language: getLanguage(),
    ...(accountType === 'business' && { organizationName, organizationNumber }),
  };
  const customer = await registerCustomer({ headers: keyFor(body), body });
  if (!customer.email) throw new Error('Registering gave no e-mail address');
  return customer;
}

/** Radio buttons: private person or company. */
function AccountType({ control }: { control: Control<Input, unknown, Registration> }) {
  const t = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('account.accountType')}</FormLabel>
      <Controller
        control={control}
        name="accountType"
        render={({ field: { ref, ...field } }) => (
          <RadioGroup {...field} row aria-labelledby={id}>
            <FormControlLabel
              value="private"
              label={t('account.private')}
              control={<Radio slotProps={{ input: { ref } }} />}
            />
            <FormControlLabel value="business" label={t('account.business')} control={<Radio />} />
          </RadioGroup>
        )}
      />
    </FormControl>
  );
}

/** AUTH-01: e-mail address and password first. */
function Fields({ control }: { control: Control<Input, unknown, Registration> }) {
  const { currentCountry } = useSettings();
  const isBusiness = useWatch({ control, name: 'accountType' }) === 'business';
  return (
    <>
      <EmailField />
      <PasswordField control={control} name="password" autoComplete="new-password" />
      <AccountType control={control} />
      {isBusiness && (
        <>
          <FormTextField control={control} name="organizationName" autoComplete="organization" />
          <FormTextField control={control} name="organizationNumber" />
        </>
      )}
      <NameFields />
      <PhoneField country={currentCountry} />
    </>
  );
}

/** AUTH-01: registration of a private person or a company; a new customer is signed in. */
export function RegisterModal(reason: ModalProps['register']) {
  const t = useTranslate();
  const enterAccount = useEnterAccount(reason);
  const registerCustomer = useStep(confirmed(registerCustomerMutation(), registered));
  const keyFor = useIdempotencyKey();
  const form = useContractForm({
    schema: registerSchema,
    defaultValues,
    draft: 'register',
    send: (input) => register(registerCustomer, keyFor, input),
    onSuccess: (customer) => {
      void enterAccount(customer).then(() =>
        showNotice({ tone: 'success', title: (translate) => translate('account.registered') }),
      );
    },
    failed: 'account.registerFailed',
    unknown: 'account.registerUnknown',
  });
  const footer = (
    <>
      <SubmitButton form={form}>{t('account.register')}</SubmitButton>
      <Button variant="outlined" onClick={() => openModal('signIn', reason)}>
        {t('account.haveAccount')}
      </Button>
    </>
  );
  return (
    <Modal title={t('account.register')} footer={footer} stacked>
      <SignInReason {...reason} />
      <Form form={form} hasDraftNotice>
        <Fields control={form.control} />
      </Form>
    </Modal>
  );
}
