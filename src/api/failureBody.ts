/** The server's message for one field of the body that was sent (FORM-02). */
export interface InputError {
  /** The body's property; nested ones with dots, list items by index: `newAddress.city`. */
  field: string;
  message: string;
}

/** What a failed answer's own body may tell, whether plain JSON or problem+json. Null where it says nothing. */
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
 * Reads the body of a failed answer. It is the one body nobody vouches for (a proxy's HTML, a gateway's own JSON),
 * so every field is looked at before it is believed.
 *
 * @param body the parsed JSON, or whatever came instead
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

/** Whether the body of a 200 is a redirect in place of the operation's data: it has redirectUrl and a boolean permanent (CALL-04). */
export function isRedirect(body: unknown): boolean {
  return isRecord(body) && 'redirectUrl' in body && typeof body.permanent === 'boolean';
}
