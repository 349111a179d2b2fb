const fallbackLocale = 'en-GB';

/** Create a formatter from unchecked values: an invalid locale gives British English, refused options are left out. */
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
 * Number formatter; never throws.
 * @example numberFormat(language, { style: 'unit', unit: 'centimeter' }).format(82.5);
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return createFormat(Intl.NumberFormat, locale, options);
}

/** Number formatter in the customs of a country, as prices of the server are; never throws. */
export function countryNumberFormat(
  country: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const isCode = /^[a-z]{2}$/i.test(country);
  const locale = isCode ? new Intl.Locale(`und-${country}`).maximize().toString() : fallbackLocale;
  return numberFormat(locale, options);
}

/** Date formatter; never throws. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return createFormat(Intl.DateTimeFormat, locale, options);
}

export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    return Boolean(new Intl.DateTimeFormat(fallbackLocale, { timeZone: value }));
  } catch {
    return false;
  }
}

/** Key of the form of a text for a count, by the plural rules of the language: `cart.holds_one`. */
export function pluralKey(key: string, count: number, rules: Intl.PluralRules): string {
  return `${key}_${rules.select(count)}`;
}

/** Plural rules; never throws. */
export function pluralRules(locale: string): Intl.PluralRules {
  return createFormat((tag) => new Intl.PluralRules(tag), locale, {});
}

/** Collator for sorting by a language; never throws. */
export function collator(locale: string): Intl.Collator {
  return createFormat(Intl.Collator, locale, { sensitivity: 'base', numeric: true });
}
