import { escapeXml } from '../report/junit';
import type { DescribedPlace, DescriptionDifference } from './compare';

/** Differences with the same message at the same places, as by a schema that several operations use. */
interface Group {
  first: DescriptionDifference;
  /** The other operations. */
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

const location = ({ file, line }: DescribedPlace) => ({
  physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } },
});

/** SARIF 2.1.0, for code scanning: each difference at its place in the other description. */
function sarifReport(differences: readonly DescriptionDifference[]): string {
  const results = grouped(differences).map(({ first, others }) => ({
    ruleId: first.breaking ? 'breaking' : 'not-breaking',
    level: first.breaking ? 'error' : 'note',
    message: { text: `${[first.operation, ...others].join(', ')} ${placeIn(first)}: ${first.message}` },
    locations: [
      { ...location(first.theirs), logicalLocations: [{ fullyQualifiedName: first.theirs.pointer }] },
    ],
    relatedLocations: [
      { id: 1, ...location(first.ours), message: { text: `contract ${first.ours.pointer}` } },
    ],
  }));
  const rules = [{ id: 'breaking' }, { id: 'not-breaking' }];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'contract:diff', rules } }, results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** JUnit: each operation with a difference is a test, which fails when one breaks. */
function junitReport(differences: readonly DescriptionDifference[]): string {
  const operations = [...new Set(differences.map(({ operation }) => operation))];
  const failures = (id: string) =>
    differences.filter(({ operation, breaking }) => breaking && operation === id);
  const cases = operations.map((id) => {
    const inner = failures(id).map((each) => {
      const message = escapeXml(`${placeIn(each)}: ${each.message}`);
      const places = escapeXml(`contract: ${shown(each.ours)}\ntheirs: ${shown(each.theirs)}`);
      return `      <failure type="breaking" message="${message}">${places}</failure>`;
    });
    const open = `    <testcase classname="contract" name="${escapeXml(id)}"`;
    return inner.length === 0 ? `${open}/>` : `${open}>\n${inner.join('\n')}\n    </testcase>`;
  });
  const failed = operations.filter((id) => failures(id).length > 0).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="contract diff" tests="${cases.length}" failures="${failed}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/** Report formats by name. */
export const formats: Readonly<Record<string, (differences: readonly DescriptionDifference[]) => string>> = {
  text: textReport,
  json: (differences) => `${JSON.stringify(differences, null, 2)}\n`,
  junit: junitReport,
  sarif: sarifReport,
};
