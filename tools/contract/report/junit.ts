import { driftOf, exitCode, type Report } from '../check/report';
import type { Finding } from '../check/finding';

/** Text of an XML element or attribute. */
export const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');

function failure({ rule, requirement, pointer, expected, found, request, place }: Finding): string {
  const message = `${`${requirement ?? rule} ${pointer}`.trim()}: expected ${expected}, found ${found}`;
  const details = `request: ${request}\ncontract: ${place.file}:${place.line}`;
  return `      <failure type="${rule}" message="${escapeXml(message)}">${escapeXml(details)}</failure>`;
}

/** A report for JUnit readers: each operation is a test, skipped when no call reached it. */
export function junitReport(report: Report): string {
  const drift = driftOf(report);
  const cases = report.operations.map(({ id, statuses }) => {
    const failures = drift.filter((each) => each.operation === id).map(failure);
    const isReached = failures.length > 0 || statuses.some(({ seen }) => seen > 0);
    const inner = isReached ? failures : ['      <skipped message="no call was answered as documented"/>'];
    const open = `    <testcase classname="contract" name="${id}"`;
    return inner.length === 0 ? `${open}/>` : `${open}>\n${inner.join('\n')}\n    </testcase>`;
  });
  const failed = new Set(drift.map((each) => each.operation)).size;
  const errors = report.problems.map(
    (problem) =>
      `    <testcase classname="contract" name="check"><error message="${escapeXml(problem)}"/></testcase>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="contract check of ${escapeXml(report.base)}" tests="${cases.length + errors.length}" failures="${failed}" errors="${errors.length}" time="${report.seconds.toFixed(3)}" timestamp="${report.date.replace(/\.\d+Z$/, '')}">`,
    '    <properties>',
    ...Object.entries({
      tool: `${report.tool.name} ${report.tool.version}`,
      contract: report.contract.version,
      exitCode: String(exitCode(report)),
    }).map(([name, value]) => `      <property name="${name}" value="${escapeXml(value)}"/>`),
    '    </properties>',
    ...cases,
    ...errors,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
