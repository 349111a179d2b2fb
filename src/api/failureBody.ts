import { parseJson } from './parseJson';

/** The server's message for one field of the body that was sent (FORM-02). */
export interface InputError {
  /** The body's property; nested ones with dots, list items by index: `newAddress.city`. */
  field: string;
  message: string;
}

/** What the body of a failed answer may contain, whether plain JSON or problem+json. Null for what it leaves out. */
export interface FailureBody {
  message: string | null;
  titleTranslationKey: string | null;
  messageTranslationKey: string | null;
  inputErrors: readonly InputError[];
  redirectUrl: string | null;
  permanent: boolean | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isInputError = (value: unknown): value is InputError =>
  isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';

/**
 * Reads the body of a failed answer. It may come from a proxy or a gateway that knows nothing of the contract, so
 * every field is checked before it is used.
 *
 * @param body the parsed JSON, or undefined for a body that is no JSON
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

/** The JSON of a failed answer's body; undefined for one that is no JSON, of which only the status is known. */
export function parseFailureBody(text: string): unknown {
  try {
    return parseJson<unknown>(text);
  } catch {
    return undefined;
  }
}

/** Whether the body of a 200 is a redirect in place of the operation's data: it has redirectUrl and a boolean permanent (CALL-04). */
export function isRedirect(body: unknown): boolean {
  return isRecord(body) && 'redirectUrl' in body && typeof body.permanent === 'boolean';
}
