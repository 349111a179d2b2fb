/**
 * Join the selected terms of one facet into its parameter's value: `filter::Color=oak;ash` (LIST-04). A `;` or `%`
 * inside a term is percent-encoded first, so that {@link splitValues} returns the same terms.
 */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('%', '%25').replaceAll(';', '%3B')).join(';');
}

/** Terms of a joined value, without empty ones. Inverse of {@link joinValues}. */
export function splitValues(joined: string): string[] {
  return joined
    .split(';')
    .filter((value) => value !== '')
    .map((value) => value.replaceAll(/%3B/gi, ';').replaceAll('%25', '%'));
}
