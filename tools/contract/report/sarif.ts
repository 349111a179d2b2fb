import { exitCode, type Report } from '../check/report';
import { anyIndex, type Finding } from '../check/finding';
import type { Place } from '../contract/source';

const messageOf = ({ operation, pointer, expected, found, request }: Finding): string =>
  `${`${operation} ${pointer}`.trim()}: expected ${expected}, found ${found}. Request: ${request}`;

/** A SARIF 2.1.0 log of one run, for code scanning. */
export const sarifLog = (run: object): string =>
  `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;

/** The physical location of a line. */
export const physicalLocation = ({ file, line }: Place) => ({
  physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } },
});

function result(finding: Finding) {
  const { operation, severity, rule, pointer, place, known } = finding;
  const logical = { name: operation, fullyQualifiedName: `${operation}${pointer}`, kind: 'function' };
  const justification = `${known?.reason} (until ${known?.expires})`;
  return {
    ruleId: rule,
    level: severity === 'information' ? 'note' : 'error',
    message: { text: messageOf(finding) },
    locations: [{ ...physicalLocation(place), logicalLocations: [logical] }],
    ...(severity === 'known' && { suppressions: [{ kind: 'external', justification }] }),
    partialFingerprints: { finding: `${operation} ${rule} ${anyIndex(pointer)}` },
  };
}

/** A report in SARIF 2.1.0. */
export function sarifReport(report: Report): string {
  const { findings, problems, tool, contract, date, seconds } = report;
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id }));
  const invocation = {
    executionSuccessful: problems.length === 0,
    exitCode: exitCode(report),
    startTimeUtc: date,
    endTimeUtc: new Date(Date.parse(date) + seconds * 1000).toISOString(),
    toolExecutionNotifications: problems.map((text) => ({ level: 'error', message: { text } })),
  };
  return sarifLog({
    tool: { driver: { name: 'contract:check', semanticVersion: tool.version, rules } },
    properties: { contract },
    invocations: [invocation],
    results: findings.map(result),
  });
}
