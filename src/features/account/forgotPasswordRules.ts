import * as z from 'zod/mini';
import { registerCustomerConstraints } from '../../api/generated/constraints';
import type { Translate } from '../../i18n/translate';

// A content security policy may forbid compiling code at run time.
z.config({ jitless: true });

const { maxLength } = registerCustomerConstraints.email;

/** What the forgotten-password form takes: an e-mail address as customers register with (AUTH-05, FORM-01). */
export function forgotPasswordRules(t: Translate) {
  const invalid = t('forms.emailInvalid');
  return z.object({
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: t('account.emailMissing'), abort: true }),
        z.maxLength(maxLength, { error: invalid, abort: true }),
        z.email(invalid),
      ),
  });
}

/** The e-mail address as typed. */
export type ForgotPasswordValues = z.infer<ReturnType<typeof forgotPasswordRules>>;
