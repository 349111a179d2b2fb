/** The locale of the built-in texts, for a tag of the server that is none. */
const fallbackLocale = 'en-GB';

/**
 * Creates a formatter from what the server says. A locale that is no BCP 47 tag gives British English; options that the
 * formatter refuses, such as a currency `XXKR`, are left out.
 */
function createFormat<Format, Options>(
  create: (locale: string, options?: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const attempts = [
    () => create(locale, options),
    () => create(fallbackLocale, options),
    () => create(locale),
  ];
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return create(fallbackLocale);
}

/**
 * How numbers are written; never throws, whatever locale and options are.
 * @param locale BCP 47 tag
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return createFormat(Intl.NumberFormat, locale, options);
}

/**
 * How dates are written; never throws, whatever locale and options are.
 * @param locale BCP 47 tag
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return createFormat(Intl.DateTimeFormat, locale, options);
}

/**
 * The order of words in a language; never throws, whatever the locale is.
 * @param locale BCP 47 tag
 */
export function collator(locale: string): Intl.Collator {
  return createFormat(Intl.Collator, locale, { sensitivity: 'base', numeric: true });
}
