const DEFAULT_LANGUAGE = 'no';
const LANGUAGE = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i;

let language = DEFAULT_LANGUAGE;

/** The language every call asks for in its Content-Language header; `no` until one is set (CALL-02). */
export function getLanguage(): string {
  return language;
}

/**
 * Sets the language of the calls that follow.
 *
 * @param next a language such as `sv`; what no header can carry (a corrupt stored value) gives the default
 */
export function setLanguage(next: string): void {
  language = LANGUAGE.test(next) ? next : DEFAULT_LANGUAGE;
}
