import * as z from 'zod/mini';
import type { Translate } from '../../i18n/translate';

// A content security policy may forbid compiling code at run time.
z.config({ jitless: true });

/** What the sign-in form takes; a colon in the user name could not be told from Basic's separator (CALL-03). */
export function signInRules(t: Translate) {
  return z.object({
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, t('account.emailMissing')),
        z.regex(/^[^:]*$/, t('account.emailWithColon')),
      ),
    password: z.string().check(z.minLength(1, t('account.passwordMissing'))),
  });
}

/** E-mail and password as typed. */
export type SignInValues = z.infer<ReturnType<typeof signInRules>>;
