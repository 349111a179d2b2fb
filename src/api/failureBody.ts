/** `__proto__` as a key, including the spellings with JSON escapes. */
const SUSPECT = /__proto__|\\u00(5f|6f|7[024])/i;

const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/**
 * Parse a response's JSON as the type of the contract. The only place where the contract is trusted unchecked. Drops
 * a `__proto__` key: copied by assignment, it would become the copy's prototype.
 * @throws SyntaxError for text that is not JSON
 */
export function parseJson<Data>(text: string): Data {
  return JSON.parse(text, SUSPECT.test(text) ? withoutProto : undefined);
}

/** Server's message for one field of the request body (FORM-02). */
export interface InputError {
  /** Property of the body; nested ones with dots, list items by index: `newAddress.city`. */
  field: string;
  message: string;
}

/** Texts of a failure; null for missing ones. */
export interface FailureDetails {
  message: string | null;
  titleTranslationKey: string | null;
  /** Null when the message comes from the server, which is shown untranslated. */
  messageTranslationKey: string | null;
  inputErrors: readonly InputError[];
}

/** Fields of the body of a failure, plain JSON or problem+json. */
export interface FailureBody extends FailureDetails {
  /** Redirect of the response (CALL-04, and the 301 of getPage); not yet checked for safety. */
  redirectUrl: string | null;
  permanent: boolean | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isInputError = (value: unknown): value is InputError =>
  isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';

/**
 * Read the body of a failure. It may come from a proxy or gateway outside the contract, so every field is checked.
 * @param body the parsed JSON, or undefined for a body that is not JSON
 */
export function readFailureBody(body: unknown): FailureBody {
  const fields = isRecord(body) ? body : {};
  return {
    message: text(fields.message) ?? text(fields.detail),
    titleTranslationKey: text(fields.titleTranslationKey),
    messageTranslationKey: text(fields.messageTranslationKey),
    inputErrors: Array.isArray(fields.inputErrors) ? fields.inputErrors.filter(isInputError) : [],
    redirectUrl: text(fields.redirectUrl),
    permanent: typeof fields.permanent === 'boolean' ? fields.permanent : null,
  };
}

/** JSON of a failure's body; undefined for a body that is not JSON. */
export function parseFailureBody(text: string): unknown {
  try {
    return parseJson<unknown>(text);
  } catch {
    return undefined;
  }
}

/** True when the body of a 200 is a redirect instead of data: it has redirectUrl and a boolean permanent (CALL-04). */
export function isRedirect(body: unknown): boolean {
  return isRecord(body) && 'redirectUrl' in body && typeof body.permanent === 'boolean';
}
