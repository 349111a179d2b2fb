import source from '../data/postalCodes.json' with { type: 'json' };

/** Postal codes of the larger cities: the first and the last one, by country. */
const ranges: Readonly<Record<string, readonly { from: number; to: number; city: string }[]>> = source;

const digits: Readonly<Record<string, RegExp>> = { NO: /^\d{4}$/, SE: /^\d{5}$/ };

/** The city of a postal code; null for an unknown or incomplete one. */
export function cityOf(postalCode: string, countryCode: string): string | null {
  const code = postalCode.replaceAll(' ', '');
  if (!digits[countryCode]?.test(code)) return null;
  const range = ranges[countryCode]?.find(({ from, to }) => Number(code) >= from && Number(code) <= to);
  return range?.city ?? null;
}
