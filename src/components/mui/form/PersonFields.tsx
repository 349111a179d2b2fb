import { useFormContext } from 'react-hook-form';
import { phoneHint } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { FormRow } from './Form';
import { FormTextField } from './FormTextField';
import type { PersonValues } from './personInput';

interface PersonFieldsProps {
  /** Autocomplete token of a field, from the one of the customer's own data; default: the same. */
  token?: (own: string) => string;
  /** Country of the example below the phone number. */
  country: string;
  emailHint?: string;
}

const ownData = (own: string) => own;

/** First and last name, side by side. */
export function NameFields({ token = ownData }: Pick<PersonFieldsProps, 'token'>) {
  const { control } = useFormContext<PersonValues>();
  return (
    <FormRow>
      <FormTextField control={control} name="firstName" autoComplete={token('given-name')} />
      <FormTextField control={control} name="lastName" autoComplete={token('family-name')} />
    </FormRow>
  );
}

export function EmailField({ token = ownData, hint }: Pick<PersonFieldsProps, 'token'> & { hint?: string }) {
  const { control } = useFormContext<PersonValues>();
  return (
    <FormTextField control={control} name="email" type="email" autoComplete={token('email')} hint={hint} />
  );
}

export function PhoneField({ token = ownData, country }: Pick<PersonFieldsProps, 'token' | 'country'>) {
  const t = useTranslate();
  const { control } = useFormContext<PersonValues>();
  return (
    <FormTextField
      control={control}
      name="phoneNumber"
      type="tel"
      autoComplete={token('tel')}
      hint={phoneHint(t, country)}
      optional
    />
  );
}

/** E-mail address and phone number. */
export function ContactFields({ emailHint, ...props }: PersonFieldsProps) {
  return (
    <>
      <EmailField {...props} hint={emailHint} />
      <PhoneField {...props} />
    </>
  );
}

/** Name, e-mail address and phone number of a person, with their autocomplete tokens. */
export function PersonFields(props: PersonFieldsProps) {
  return (
    <>
      <NameFields {...props} />
      <ContactFields {...props} />
    </>
  );
}
