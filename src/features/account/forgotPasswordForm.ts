import { registerCustomerConstraints } from '../../api/generated/constraints';
import { defineForm } from '../../components/Form/defineForm';

/** What the forgotten-password form takes: an e-mail address as customers register with (AUTH-05). */
export const forgotPasswordForm = defineForm(registerCustomerConstraints, {
  email: { label: 'forms.email', autoComplete: 'username' },
});
