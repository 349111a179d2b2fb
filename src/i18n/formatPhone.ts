/** How the shop's countries group a number: the country's code, then the digits that stand together. */
const groupings: readonly RegExp[] = [
  /^(47)([489]\d\d)(\d\d)(\d{3})$/,
  /^(47)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(46)(7\d)(\d{3})(\d\d)(\d\d)$/,
  /^(46)(8)(\d{3})(\d{3})(\d\d)$/,
];

/**
 * A telephone number as it is read: `4791234501` as +47 912 34 501. No line breaks within it.
 * @param number digits with the country's code (FORM-01); what is no number known here shows as it came
 */
export function formatPhone(number: string): string {
  const groups = groupings.map((grouping) => grouping.exec(number)).find((found) => found !== null);
  return groups ? `+${groups.slice(1).join('\u00a0')}` : number;
}
