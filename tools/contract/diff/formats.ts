import { element, junitDocument } from '../report/junit';
import { physicalLocation, sarifLog } from '../report/sarif';
import type { DescribedPlace, DescriptionDifference } from './compare';

/** Differences with the same message at the same places, as by a schema that several operations use. */
interface Group {
  first: DescriptionDifference;
  others: string[];
}

function grouped(differences: readonly DescriptionDifference[]): Group[] {
  const groups = new Map<string, Group>();
  for (const difference of differences) {
    const { message, breaking, ours, theirs, operation } = difference;
    const key = JSON.stringify([message, breaking, ours, theirs]);
    const known = groups.get(key);
    if (!known) groups.set(key, { first: difference, others: [] });
    else if (operation !== known.first.operation && !known.others.includes(operation))
      known.others.push(operation);
  }
  return [...groups.values()];
}

const placeIn = ({ part, pointer }: DescriptionDifference): string =>
  [part, pointer].filter((each) => each !== '').join(' ');

const shown = ({ file, line, pointer }: DescribedPlace): string => `${file}:${line} ${pointer}`.trim();

function textReport(differences: readonly DescriptionDifference[]): string {
  const groups = grouped(differences);
  const operations = [...new Set(groups.map(({ first }) => first.operation))];
  const line = ({ first, others }: Group) =>
    [
      `  ${first.breaking ? '✗' : 'i'} ${placeIn(first)}: ${first.message}`,
      ...(others.length > 0 ? [`      also in   ${others.length} more operations`] : []),
      `      contract  ${shown(first.ours)}`,
      `      theirs    ${shown(first.theirs)}`,
    ].join('\n');
  const parts = operations.map((id) =>
    [id, ...groups.filter(({ first }) => first.operation === id).map(line)].join('\n'),
  );
  const breaking = differences.filter((each) => each.breaking).length;
  return `${[...parts, `${breaking} breaking, ${differences.length - breaking} not breaking.`].join('\n\n')}\n`;
}

/** SARIF 2.1.0, for code scanning: each difference at its place in the other description. */
function sarifReport(differences: readonly DescriptionDifference[]): string {
  const results = grouped(differences).map(({ first, others }) => ({
    ruleId: first.breaking ? 'breaking' : 'not-breaking',
    level: first.breaking ? 'error' : 'note',
    message: { text: `${[first.operation, ...others].join(', ')} ${placeIn(first)}: ${first.message}` },
    locations: [
      { ...physicalLocation(first.theirs), logicalLocations: [{ fullyQualifiedName: first.theirs.pointer }] },
    ],
    relatedLocations: [
      { id: 1, ...physicalLocation(first.ours), message: { text: `contract ${first.ours.pointer}` } },
    ],
  }));
  const rules = [{ id: 'breaking' }, { id: 'not-breaking' }];
  return sarifLog({ tool: { driver: { name: 'contract:diff', rules } }, results });
}

/** JUnit: each operation with a difference is a test, which fails when one breaks. */
function junitReport(differences: readonly DescriptionDifference[]): string {
  const failure = (each: DescriptionDifference) => {
    const message = `${placeIn(each)}: ${each.message}`;
    const places = `contract: ${shown(each.ours)}\ntheirs: ${shown(each.theirs)}`;
    return element('failure', { type: 'breaking', message }, places);
  };
  const breaking = differences.filter((each) => each.breaking);
  const cases = [...new Set(differences.map(({ operation }) => operation))].map((name) => {
    const failures = breaking.filter(({ operation }) => operation === name).map(failure);
    return element('testcase', { classname: 'contract', name }, failures);
  });
  const failures = new Set(breaking.map(({ operation }) => operation)).size;
  return junitDocument({ name: 'contract diff', tests: cases.length, failures }, cases);
}

/** Report formats by name. */
export const formats: Readonly<Record<string, (differences: readonly DescriptionDifference[]) => string>> = {
  text: textReport,
  json: (differences) => `${JSON.stringify(differences, null, 2)}\n`,
  junit: junitReport,
  sarif: sarifReport,
};
