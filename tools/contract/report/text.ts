import { driftOf, type Report } from '../check/report';
import type { Severity } from '../check/judge';
import type { Finding } from '../check/finding';
import { causesOf, countOf, groupBy, operationsOf } from './causes';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const marks = { drift: '✗', known: '~', information: 'i' } as const;

const longestBody = 160;
const excerpt = (body = '') => (body.length > longestBody ? `${body.slice(0, longestBody)}…` : body);
const answerOf = ({ exchange }: Finding): string[] => {
  const { status, body = '' } = exchange?.response ?? {};
  return status === undefined ? [] : [`      answer    ${status} ${excerpt(body).replaceAll(/\s+/g, ' ')}`];
};
const nameOf = ({ rule, requirement }: Finding) =>
  requirement === undefined ? rule : `${rule} ${requirement}`;
const placeOf = ({ place }: Finding) => `      contract  ${place.file}:${place.line}`;

function finding(each: Finding): string {
  const { severity, pointer, count, known } = each;
  const until = severity === 'known' ? 'until' : 'only until';
  return [
    `  ${marks[severity]} ${nameOf(each)}${pointer && `  ${pointer}`}${count === 1 ? '' : `  (${count} times)`}`,
    `      expected  ${each.expected}`,
    `      found     ${each.found}`,
    `      request   ${each.request}`,
    ...answerOf(each),
    placeOf(each),
    ...(known ? [`      known     ${known.reason}, ${until} ${known.expires}`] : []),
  ].join('\n');
}

function operation(report: Report, all: readonly [Finding, ...Finding[]]): string {
  const id = all[0].operation;
  const described = report.operations.find((each) => each.id === id);
  return [`${id}  ${described?.method ?? ''} ${described?.path ?? ''}`, ...all.map(finding)].join('\n');
}

/** Minimum operations with the same general problem before it is reported once for all. */
const several = 4;

const isGeneral = ([first, ...others]: readonly Finding[]): boolean =>
  first?.pointer === '' && operationsOf(others).length >= several - 1;

function group(all: readonly Finding[]): string {
  const operations = operationsOf(all);
  return [
    `In ${operations.length} operations: ${operations.join(', ')}`,
    ...all.slice(0, 1).map(finding),
  ].join('\n');
}

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
  const operations = operationsOf(drift).length;
  const causes = causesOf(drift).length;
  return drift.length === 0
    ? 'No drift.'
    : `${plural(drift.length, 'drift')} in ${plural(operations, 'operation')}${causes < drift.length ? `, of ${plural(causes, 'cause')}` : ''}.`;
}

const most = 5;

function cause(first: Finding, others: number, count: number): string {
  const { operation: id, pointer, expected, found, exchange } = first;
  const sent = exchange?.request;
  const where = others === 0 ? id : `${id} and ${plural(others, 'other operation')}`;
  const request = sent ? `${sent.method} ${sent.url}  ${excerpt(sent.body)}`.trimEnd() : first.request;
  return [
    `${nameOf(first)} in ${where}${count === 1 ? '' : `, ${count} times`}`,
    `      ${pointer && `${pointer}: `}${expected}; found ${found}`,
    `      request   ${request}`,
    ...answerOf(first),
    placeOf(first),
  ].join('\n');
}

/** The causes that matter most, for the first screen; none for a report that is one itself. */
function firstScreen(drift: readonly Finding[]): string[] {
  const causes = causesOf(drift);
  const title = causes.length > most ? `The ${most} of ${causes.length} causes that matter most` : 'Causes';
  const shown = causes
    .slice(0, most)
    .map((all, index) => `${index + 1}. ${cause(all[0], operationsOf(all).length - 1, countOf(all))}`);
  return causes.length < 2 ? [] : [[title, ...shown].join('\n')];
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

/** Drift by operation, known drift, notes and totals; verbose also has all notes and the responses that no call received. */
export function textReport(report: Report, { verbose } = { verbose: false }): string {
  const of = (severity: Severity) => report.findings.filter((each) => each.severity === severity);
  const notes = of('information');
  const hidden = verbose ? 0 : Math.max(0, notes.length - mostNotes);
  const shown = [...of('drift'), ...of('known'), ...notes.slice(0, notes.length - hidden)];
  const groups = causesOf(shown).filter(isGeneral);
  const others = shown.filter((each) => !groups.flat().includes(each));
  return `${[
    ...firstScreen(of('drift')),
    ...groups.map(group),
    ...groupBy(others, (each) => each.operation).map((each) => operation(report, each)),
    ...(hidden > 0 ? [`${plural(hidden, 'more note')}: --verbose lists all.`] : []),
    ...(report.calls > 0 && verbose ? [unexercised(report)] : []),
    summary(report),
  ].join('\n\n')}\n`;
}
