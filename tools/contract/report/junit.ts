import { driftOf, exitCode, type Report } from '../check/report';
import type { Finding } from '../check/finding';

const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"\n]/g, (each) => `&#${each.charCodeAt(0)};`);

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes, inner: string | readonly string[] = []): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const content = typeof inner === 'string' ? escapeXml(inner) : `\n${inner.join('\n')}\n`;
  return `<${name}${all.join('')}${inner.length === 0 ? '/>' : `>${content}</${name}>`}`;
}

function failure({ rule, requirement = rule, pointer, place, ...of }: Finding): string {
  const message = `${`${requirement} ${pointer}`.trim()}: expected ${of.expected}, found ${of.found}`;
  const details = `request: ${of.request}\ncontract: ${place.file}:${place.line}`;
  return element('failure', { type: rule, message }, details);
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
  const about = {
    tool: `${tool.name} ${tool.version}`,
    contract: contract.version,
    exitCode: exitCode(report),
  };
  const properties = Object.entries(about).map(([name, value]) => element('property', { name, value }));
  const attributes = {
    name: `contract check of ${base}`,
    tests: cases.length + errors.length,
    failures: new Set(drift.map(({ operation }) => operation)).size,
    errors: errors.length,
    time: seconds.toFixed(3),
    timestamp: date.replace(/\.\d+Z$/, ''),
  };
  const suite = [element('properties', {}, properties), ...cases, ...errors];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', {}, [element('testsuite', attributes, suite)])}\n`;
}
