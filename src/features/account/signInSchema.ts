import * as z from 'zod/mini';
import { rule } from '../../components/Form/issueMessage';

/**
 * Input of the sign-in form (AUTH-01): anything that is not empty, for older accounts may have other limits. A colon in
 * the user name could not be told from Basic's separator (CALL-03).
 */
export const signInSchema = z
  .object({
    email: z.string().check(z.trim(), z.minLength(1)),
    password: z.string().check(z.minLength(1)),
  })
  .check(rule('email', ({ email }) => (email.includes(':') ? 'account.emailWithColon' : undefined)));
