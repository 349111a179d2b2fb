import { registerCustomerConstraints } from '../../api/generated/constraints';
import { defineForm } from '../../components/Form/defineForm';
import { contactFields } from '../../components/Form/personFields';

/** What the forgotten-password form takes: an e-mail address as customers register with (AUTH-05). */
export const forgotPasswordForm = defineForm(registerCustomerConstraints, {
  email: { ...contactFields.email, autoComplete: 'username' },
});
