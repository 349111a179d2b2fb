import * as z from 'zod/mini';
import { rule } from '../../components/mui/form/issueMessage';
import { normalizeText } from '../../lib/normalizeText';

/**
 * Schema of the sign-in form (AUTH-01): only required values, since older accounts may have other limits. No colon in
 * the user name: it is the separator of Basic authentication (CALL-03).
 */
export const signInSchema = z
  .object({
    email: z.string().check(z.overwrite(normalizeText), z.minLength(1)),
    password: z.string().check(z.minLength(1)),
  })
  .check(rule('email', ({ email }) => (email.includes(':') ? 'account.emailWithColon' : undefined)));
