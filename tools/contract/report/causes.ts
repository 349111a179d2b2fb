import type { Finding } from '../check/finding';
import { rules } from '../contract/differences';

type Group<Item> = readonly [first: Item, ...others: Item[]];

/** Items by a key, in the order of the first of each. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, Group<Item>>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    groups.set(keyOf(item), known ? [...known, item] : [item]);
  }
  return [...groups.values()];
}

export const operationsOf = (items: readonly { operation: string }[]): string[] => [
  ...new Set(items.map(({ operation }) => operation)),
];

export const countOf = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { count }) => sum + count, 0);

/** The rules that break a field at most are alike. */
const rankOf = ([{ rule }]: Group<Finding>): number =>
  Math.min(rules.indexOf(rule), rules.indexOf('unknown-value'));

/** Findings with the same rule at the same line of the contract, or with the same text, have one cause. */
function causeOf({ rule, requirement, pointer, place, expected, found }: Finding): string {
  const isBehaviour = rule === 'behaviour';
  if (pointer === '') return JSON.stringify([rule, requirement, expected, isBehaviour ? '' : found]);
  const field = isBehaviour ? pointer.split('/').at(-1) : '';
  return JSON.stringify([rule, requirement, place.file, place.line, field]);
}

/** The findings of each cause, those that matter most first. */
export const causesOf = (findings: readonly Finding[]): Group<Finding>[] =>
  groupBy(findings, causeOf).toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      operationsOf(other).length - operationsOf(one).length ||
      countOf(other) - countOf(one),
  );
