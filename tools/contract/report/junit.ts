import { driftOf, exitCode, type Report } from '../check/report';
import type { Finding } from '../check/finding';

/** Text of an XML element or attribute. */
const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');

type Attributes = Readonly<Record<string, string | number>>;

const open = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')}`;

/** An XML element with a text, or with elements inside. */
export const element = (
  name: string,
  attributes: Attributes,
  inner: string | readonly string[] = [],
): string =>
  inner.length === 0
    ? `${open(name, attributes)}/>`
    : `${open(name, attributes)}>${typeof inner === 'string' ? escapeXml(inner) : `\n${inner.join('\n')}\n`}</${name}>`;

/** A suite of tests as a document for JUnit readers. */
export const junitDocument = (attributes: Attributes, inner: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', {}, [element('testsuite', attributes, inner)])}\n`;

function failure({ rule, requirement, pointer, expected, found, request, place }: Finding): string {
  const message = `${`${requirement ?? rule} ${pointer}`.trim()}: expected ${expected}, found ${found}`;
  return element(
    'failure',
    { type: rule, message },
    `request: ${request}\ncontract: ${place.file}:${place.line}`,
  );
}

/** A report for JUnit readers: each operation is a test, skipped when no call reached it. */
export function junitReport(report: Report): string {
  const { tool, contract, operations, problems, base, seconds, date } = report;
  const drift = driftOf(report);
  const cases = operations.map(({ id, statuses }) => {
    const failures = drift.filter((each) => each.operation === id).map(failure);
    const isReached = failures.length > 0 || statuses.some(({ seen }) => seen > 0);
    const skipped = element('skipped', { message: 'no call was answered as documented' });
    return element('testcase', { classname: 'contract', name: id }, isReached ? failures : [skipped]);
  });
  const errors = problems.map((message) =>
    element('testcase', { classname: 'contract', name: 'check' }, [element('error', { message })]),
  );
  const properties = Object.entries({
    tool: `${tool.name} ${tool.version}`,
    contract: contract.version,
    exitCode: exitCode(report),
  }).map(([name, value]) => element('property', { name, value }));
  const attributes = {
    name: `contract check of ${base}`,
    tests: cases.length + errors.length,
    failures: new Set(drift.map(({ operation }) => operation)).size,
    errors: errors.length,
    time: seconds.toFixed(3),
    timestamp: date.replace(/\.\d+Z$/, ''),
  };
  return junitDocument(attributes, [element('properties', {}, properties), ...cases, ...errors]);
}
