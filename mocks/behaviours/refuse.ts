import type { InputError } from '../../src/api/generated/types';
import type { CallToAuthenticate } from '../msw/runtime/answerCall';
import type { Given } from '../msw/runtime/response';
import type { Problem } from '../msw/runtime/violation';
import type { Language } from '../shop/languages';
import type { Store } from '../store/store';
import { invalid, message, unauthorized, type MessageKey } from './answers';
import { isLanguage, languageOf, signedInCustomer } from './shopContext';

/** Messages by the violated keyword of the contract; the first violated keyword of a field decides. */
const messagesByKeyword: readonly [keyword: string, key: (limit: Problem['limit']) => MessageKey][] = [
  ['required', () => 'fieldRequired'],
  ['minItems', () => 'fieldRequired'],
  ['additionalProperties', () => 'unknownField'],
  ['unevaluatedProperties', () => 'unknownField'],
  [
    'format',
    (format) => (format === 'email' ? 'wrongEmail' : format === 'date' ? 'wrongDate' : 'wrongValue'),
  ],
  ['minLength', (limit) => (limit === 1 ? 'fieldRequired' : 'tooShort')],
  ['maxLength', () => 'tooLong'],
  ['minimum', () => 'tooSmall'],
  ['maximum', () => 'tooLarge'],
  ['enum', () => 'wrongChoice'],
  ['pattern', (pattern) => (String(pattern).startsWith('^[0-9]') ? 'digitsOnly' : 'wrongValue')],
];

const placeOf = ({ keyword }: Problem) => {
  const index = messagesByKeyword.findIndex(([name]) => name === keyword);
  return index < 0 ? messagesByKeyword.length : index;
};

/** Name of a field as in the contract: without its place in the request, nested ones with dots. */
const fieldAt = (place: string): string =>
  place.replace(/^\/((body|query|path|headers)\/)?/, '').replaceAll('/', '.');

function messageFor({ keyword, limit }: Problem, language: Language): string {
  const [, key] = messagesByKeyword.find(([name]) => name === keyword) ?? [];
  return message(key?.(limit) ?? 'wrongValue', language, limit);
}

/** Validation errors, one message per field. */
function inputErrors(problems: readonly Problem[], language: Language): InputError[] {
  const byField = new Map<string, Problem>();
  for (const problem of problems) {
    const field = fieldAt(problem.place);
    const before = byField.get(field);
    if (!before || placeOf(problem) < placeOf(before)) byField.set(field, problem);
  }
  return [...byField].map(([field, problem]) => ({ field, message: messageFor(problem, language) }));
}

function languageOfRequest({ headers }: Request): Language {
  return languageOf({ input: { headers: { 'Content-Language': headers.get('Content-Language') ?? '' } } });
}

/**
 * 400 for a language that the shop does not have, and 401 for a call without the credentials that its operation needs,
 * both before its body is validated.
 */
export function authenticate({ operation, request, store }: CallToAuthenticate<Store>): Given | undefined {
  const language = languageOfRequest(request);
  const asked = request.headers.get('Content-Language');
  if (asked !== null && !isLanguage(asked)) return invalid('Content-Language', 'unknownLanguage', language);
  const isOfVisitorCart = operation.path.startsWith('/api/cart') && store.read().visitorPrices;
  if (operation.session && !isOfVisitorCart && !signedInCustomer(store)) return unauthorized(language);
  if (operation.authorization && !request.headers.has('Authorization'))
    return unauthorized(language, 'wrongSignIn');
  return undefined;
}

/** 400 for a request that violates the contract, in the language of the request. */
export function refuse(problems: readonly Problem[], request: Request): Given {
  const language = languageOfRequest(request);
  return {
    status: 400,
    body: { message: message('invalid', language), inputErrors: inputErrors(problems, language) },
  };
}
