import { groupBy, operationsOf } from '../report/causes';
import type { DescribedPlace, DescriptionDifference } from './compare';

/** Differences with the same message about the same line of the contract are one: a schema or header of several operations. */
const sameOf = ({ message, breaking, ours }: DescriptionDifference) =>
  JSON.stringify([message, breaking, ours]);

const placeIn = ({ part, pointer }: DescriptionDifference): string =>
  [part, pointer].filter((each) => each !== '').join(' ');

const shown = ({ file, line, pointer }: DescribedPlace): string => `${file}:${line} ${pointer}`.trim();

function textReport(differences: readonly DescriptionDifference[]): string {
  const line = (all: readonly [DescriptionDifference, ...DescriptionDifference[]]) => {
    const [first] = all;
    const others = operationsOf(all).length - 1;
    return [
      `  ${first.breaking ? '✗' : 'i'} ${placeIn(first)}: ${first.message}`,
      ...(others > 0 ? [`      also in   ${others} more operations`] : []),
      `      contract  ${shown(first.ours)}`,
      `      theirs    ${shown(first.theirs)}`,
    ].join('\n');
  };
  const groups = groupBy(differences, sameOf);
  const parts = groupBy(groups, ([{ operation }]) => operation).map((all) =>
    [all[0][0].operation, ...all.map(line)].join('\n'),
  );
  const breaking = groups.filter(([each]) => each.breaking).length;
  return `${[...parts, `${breaking} breaking, ${groups.length - breaking} not breaking.`].join('\n\n')}\n`;
}

export const formats: Readonly<Record<string, (differences: readonly DescriptionDifference[]) => string>> = {
  text: textReport,
  json: (differences) => `${JSON.stringify(differences, null, 2)}\n`,
};
