/**
 * Joins the selected terms of one facet into its parameter's value: `filter::Color=oak;ash` (LIST-04).
 * A `;` inside a term is percent-encoded first, and so is `%`, so that {@link splitValues} gives back the same terms.
 */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('%', '%25').replaceAll(';', '%3B')).join(';');
}

/** The terms of a joined value; empty ones are dropped. The opposite of {@link joinValues}. */
export function splitValues(joined: string): string[] {
  return joined
    .split(';')
    .filter((value) => value !== '')
    .map((value) => value.replaceAll(/%3B/gi, ';').replaceAll('%25', '%'));
}
