import type { Problem, ValidationProblem } from '../../src/api/generated/types';
import type { Language } from '../shop/languages';
import en from '../data/messages/en.json' with { type: 'json' };
import no from '../data/messages/no.json' with { type: 'json' };
import sv from '../data/messages/sv.json' with { type: 'json' };

const messages = { no, sv, en };

/** Keys of the mock server's error messages. */
export type MessageKey = keyof typeof en;

/** A message in a language, with `{0}` replaced. */
export function message(key: MessageKey, language: Language, value: string | number = ''): string {
  return messages[language][key].replace('{0}', String(value));
}

const problem = (key: MessageKey, language: Language): Problem => ({ message: message(key, language) });

/** 401: no customer is signed in, or the password is wrong. */
export const unauthorized = (language: Language, key: MessageKey = 'signIn') => ({
  status: 401 as const,
  body: problem(key, language),
});

/** 403: the signed-in customer is not allowed to do this. */
export const forbidden = (language: Language, key: MessageKey = 'forbidden') => ({
  status: 403 as const,
  body: problem(key, language),
});

/** 404: unknown resource. */
export const notFound = (language: Language) => ({
  status: 404 as const,
  body: problem('notFound', language),
});

/**
 * 400: a field of the body is invalid.
 * @param field the body's property, nested ones with dots
 */
export function invalid(field: string, key: MessageKey, language: Language, value?: string | number) {
  const body: ValidationProblem = {
    message: message('invalid', language),
    inputErrors: [{ field, message: message(key, language, value) }],
  };
  return { status: 400 as const, body };
}

/** 400: the call as a whole is refused, for a reason without a field. */
export const refused = (key: MessageKey, language: Language, value?: string | number) => ({
  status: 400 as const,
  body: { message: message(key, language, value), inputErrors: [] } satisfies ValidationProblem,
});

/** 204: success without a body. */
export const noContent = { status: 204 as const };
