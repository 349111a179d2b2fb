/** Grouping of phone numbers in the shop's countries: the country code, then groups of digits. */
const groupings: readonly RegExp[] = [
  /^(47)([489]\d\d)(\d\d)(\d{3})$/,
  /^(47)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(46)(7\d)(\d{3})(\d\d)(\d\d)$/,
  /^(46)(8)(\d{3})(\d{3})(\d\d)$/,
];

/**
 * Format a telephone number: `4791234501` becomes +47 912 34 501. Contains no line breaks.
 * @param number digits with the country code (FORM-01); an unknown format is returned unchanged
 */
export function formatPhone(number: string): string {
  const groups = groupings.map((grouping) => grouping.exec(number)).find((found) => found !== null);
  return groups ? `+${groups.slice(1).join('\u00a0')}` : number;
}
