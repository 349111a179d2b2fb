import { exitCode, type Report } from '../check/report';
import { anyIndex, type Finding } from '../check/finding';

const messageOf = ({ operation, pointer, expected, found, request }: Finding): string =>
  `${`${operation} ${pointer}`.trim()}: expected ${expected}, found ${found}. Request: ${request}`;

function result(finding: Finding) {
  const { operation, severity, rule, pointer, place, known } = finding;
  const logical = { name: operation, fullyQualifiedName: `${operation}${pointer}`, kind: 'function' };
  const justification = `${known?.reason} (until ${known?.expires})`;
  return {
    ruleId: rule,
    level: severity === 'information' ? 'note' : 'error',
    message: { text: messageOf(finding) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: place.file }, region: { startLine: place.line } },
        logicalLocations: [logical],
      },
    ],
    ...(severity === 'known' && { suppressions: [{ kind: 'external', justification }] }),
    partialFingerprints: { finding: `${operation} ${rule} ${anyIndex(pointer)}` },
  };
}

/** A report in SARIF 2.1.0, for code scanning. */
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
  const run = {
    tool: { driver: { name: 'contract:check', semanticVersion: tool.version, rules } },
    properties: { contract },
    invocations: [invocation],
    results: findings.map(result),
  };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}
