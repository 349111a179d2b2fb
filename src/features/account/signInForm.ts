import { defineForm } from '../../components/Form/defineForm';

const required = { required: true, minLength: 1 } as const;

/** What the sign-in form takes: anything that is not empty, for older accounts may have other limits (AUTH-01). */
export const signInForm = defineForm(
  {},
  {
    email: { label: 'forms.email', autoComplete: 'username', constraint: required },
    password: {
      label: 'forms.password',
      autoComplete: 'current-password',
      kind: 'password',
      constraint: required,
    },
  },
);
