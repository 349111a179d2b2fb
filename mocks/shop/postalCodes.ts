/** Postal codes of the larger cities: the first and the last one, by country. */
const ranges: Readonly<Record<string, readonly (readonly [from: number, to: number, city: string])[]>> = {
  NO: [
    [1, 1295, 'Oslo'],
    [1601, 1639, 'Fredrikstad'],
    [2601, 2611, 'Lillehammer'],
    [3001, 3057, 'Drammen'],
    [4001, 4099, 'Stavanger'],
    [4604, 4699, 'Kristiansand'],
    [5003, 5099, 'Bergen'],
    [6001, 6026, 'Ålesund'],
    [7010, 7099, 'Trondheim'],
    [8001, 8099, 'Bodø'],
    [9006, 9024, 'Tromsø'],
  ],
  SE: [
    [11120, 11899, 'Stockholm'],
    [21111, 21899, 'Malmö'],
    [22220, 22899, 'Lund'],
    [41101, 41899, 'Göteborg'],
    [58002, 58999, 'Linköping'],
    [75001, 75799, 'Uppsala'],
    [90001, 90799, 'Umeå'],
  ],
};

const digits: Readonly<Record<string, RegExp>> = { NO: /^\d{4}$/, SE: /^\d{5}$/ };

/** The city of a postal code; null for an unknown or incomplete one. */
export function cityOf(postalCode: string, countryCode: string): string | null {
  const code = postalCode.replaceAll(' ', '');
  if (!digits[countryCode]?.test(code)) return null;
  const range = ranges[countryCode]?.find(([from, to]) => Number(code) >= from && Number(code) <= to);
  return range?.[2] ?? null;
}
