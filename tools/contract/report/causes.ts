import type { Finding } from '../check/finding';

/** One mistake of a backend, with all findings that it causes. */
export interface Cause {
  /** The first finding. */
  finding: Finding;
  operations: string[];
  /** Number of occurrences. */
  count: number;
}

/** Rules by what they break: first what breaks every page, last what breaks one field. */
const order = [
  ...[
    'no-answer',
    'server-error',
    'accepted',
    'refused',
    'undeclared-status',
    'cors',
    'not-json',
    'empty-body',
  ],
  ...['media-type', 'missing-field', 'wrong-type', 'unexpected-null', 'behaviour', 'wrong-status'],
];

const rankOf = ({ finding: { rule } }: Cause): number =>
  order.includes(rule) ? order.indexOf(rule) : order.length;

/** Findings with the same rule at the same line of the contract, or with the same text, have one cause. */
const keyOf = ({ rule, requirement, pointer, place, expected, found }: Finding): string =>
  pointer === ''
    ? JSON.stringify([rule, requirement, expected, rule === 'behaviour' ? '' : found])
    : JSON.stringify([
        rule,
        requirement,
        place.file,
        place.line,
        rule === 'behaviour' ? pointer.split('/').at(-1) : '',
      ]);

/** The causes of findings, those that matter most first. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const finding of findings) {
    const known = causes.get(keyOf(finding)) ?? { finding, operations: [], count: 0 };
    causes.set(keyOf(finding), known);
    if (!known.operations.includes(finding.operation)) known.operations.push(finding.operation);
    known.count += finding.count;
  }
  return [...causes.values()].toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      other.operations.length - one.operations.length ||
      other.count - one.count,
  );
}
