import { driftOf, type Report } from '../check/report';
import type { Severity } from '../check/judge';
import type { Finding } from '../check/finding';
import { type Cause, causesOf } from './causes';

/** Extent of a report for readers. */
export interface Detail {
  /** True to list all notes and the responses that no call received. */
  verbose: boolean;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const marks = { drift: '✗', known: '~', information: 'i' } as const;

function finding({ severity, rule, requirement, pointer, place, count, known, ...of }: Finding): string {
  const name = requirement === undefined ? rule : `${rule} ${requirement}`;
  return [
    `  ${marks[severity]} ${name}${pointer === '' ? '' : `  ${pointer}`}${count === 1 ? '' : `  (${count} times)`}`,
    `      expected  ${of.expected}`,
    `      found     ${of.found}`,
    `      request   ${of.request}`,
    `      contract  ${place.file}:${place.line}`,
    ...(known
      ? [`      known     ${known.reason}, ${severity === 'known' ? 'until' : 'only until'} ${known.expires}`]
      : []),
  ].join('\n');
}

function operation(report: Report, [id, all]: [string, Finding[]]): string {
  const described = report.operations.find((each) => each.id === id);
  return [`${id}  ${described?.method ?? ''} ${described?.path ?? ''}`, ...all.map(finding)].join('\n');
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Minimum operations with the same general problem before it is reported once for all. */
const several = 4;

/** Findings shared by many operations, and the others. */
function shared(findings: readonly Finding[]): { groups: Finding[][]; others: Finding[] } {
  const same = groupBy(findings, ({ severity, rule, pointer, expected, found }) =>
    JSON.stringify([severity, rule, pointer, expected, found]),
  );
  const groups = [...same.values()].filter((all) => all[0]?.pointer === '' && all.length >= several);
  return { groups, others: findings.filter((each) => !groups.flat().includes(each)) };
}

const group = (all: readonly Finding[]): string =>
  [
    `In ${all.length} operations: ${all.map((each) => each.operation).join(', ')}`,
    ...all.slice(0, 1).map(finding),
  ].join('\n');

/** Maximum notes in a report without all details. */
const mostNotes = 10;

const unexercised = ({ unexercised: all, pageTypes }: Report): string =>
  [
    'Not exercised: nothing is known of these answers.',
    ...all.map(
      ({ operation: id, statuses, reason }) =>
        `  ${id}  ${statuses.join(', ')}${reason ? `  (${reason})` : ''}`,
    ),
    `Page types seen: ${pageTypes.join(', ') || 'none'}.`,
  ].join('\n');

function driftSummary(drift: readonly Finding[]): string {
  const operations = new Set(drift.map((each) => each.operation)).size;
  const causes = causesOf(drift).length;
  return drift.length === 0
    ? 'No drift.'
    : `${plural(drift.length, 'drift')} in ${plural(operations, 'operation')}${causes < drift.length ? `, of ${plural(causes, 'cause')}` : ''}.`;
}

/** Number of causes on the first screen. */
const most = 5;
/** Maximum characters of a body on the first screen. */
const longestBody = 160;

function cause({ finding: first, operations, count }: Cause, index: number): string {
  const { rule, requirement, operation: id, pointer, expected, found, request, place, exchange } = first;
  const sent = exchange?.request;
  const got = exchange?.response;
  const excerpt = (body = '') => (body.length > longestBody ? `${body.slice(0, longestBody)}…` : body);
  const others = operations.length === 1 ? '' : ` and ${plural(operations.length - 1, 'other operation')}`;
  return [
    `${index + 1}. ${rule}${requirement === undefined ? '' : ` ${requirement}`} in ${id}${others}${count === 1 ? '' : `, ${count} times`}`,
    `      ${pointer === '' ? '' : `${pointer}: `}${expected}; found ${found}`,
    `      request   ${sent ? `${sent.method} ${sent.url}` : request}${sent?.body === undefined ? '' : `  ${excerpt(sent.body)}`}`,
    ...(got ? [`      answer    ${got.status} ${excerpt(got.body).replaceAll(/\s+/g, ' ')}`] : []),
    `      contract  ${place.file}:${place.line}`,
  ].join('\n');
}

/** The causes that matter most, for the first screen; none for a report that is one itself. */
function firstScreen(drift: readonly Finding[]): string[] {
  const causes = causesOf(drift);
  const title = causes.length > most ? `The ${most} of ${causes.length} causes that matter most` : 'Causes';
  return causes.length < 2 ? [] : [[title, ...causes.slice(0, most).map(cause)].join('\n')];
}

function summary(report: Report): string {
  const statuses = report.operations.flatMap((each) => each.statuses);
  const seen = statuses.filter((status) => status.seen > 0).length;
  const drift = driftOf(report);
  const known = report.findings.filter(({ severity }) => severity === 'known').length;
  const additions = report.findings.length - drift.length - known;
  return [
    `${report.tool.name} ${report.tool.version}, contract ${report.contract.version}, ${report.date}`,
    `${plural(report.calls, 'call')} to ${report.base} in ${report.seconds.toFixed(1)} s; ${seen} of ${statuses.length} documented answers seen.`,
    ...(seen === 0 && report.problems.length > 0 ? [] : [driftSummary(drift)]),
    ...(known === 0 ? [] : [`${plural(known, 'known drift')}, accepted for now.`]),
    ...(additions === 0
      ? []
      : [`${plural(additions, 'note')} that break${additions === 1 ? 's' : ''} no client.`]),
    ...report.problems.map((problem) => `Could not be judged: ${problem}`),
  ].join('\n');
}

/**
 * A report for the terminal: drift by operation, known drift, notes, and totals; with all details also the responses
 * that no call received.
 */
export function textReport(report: Report, { verbose }: Detail = { verbose: false }): string {
  const of = (severity: Severity) => report.findings.filter((each) => each.severity === severity);
  const notes = of('information');
  const hidden = verbose ? 0 : Math.max(0, notes.length - mostNotes);
  const shown = [...of('drift'), ...of('known'), ...notes.slice(0, notes.length - hidden)];
  const { groups, others } = shared(shown);
  return `${[
    ...firstScreen(of('drift')),
    ...groups.map(group),
    ...[...groupBy(others, (each) => each.operation)].map((each) => operation(report, each)),
    ...(hidden > 0 ? [`${plural(hidden, 'more note')}: --verbose lists all.`] : []),
    ...(report.calls > 0 && verbose ? [unexercised(report)] : []),
    summary(report),
  ].join('\n\n')}\n`;
}
