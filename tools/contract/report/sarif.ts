import { exitCode, type Report } from '../check/report';
import { anyIndex, type Finding } from '../check/finding';

const messageOf = ({ operation, pointer, expected, found, request }: Finding): string =>
  `${`${operation} ${pointer}`.trim()}: expected ${expected}, found ${found}. Request: ${request}`;

function result(finding: Finding) {
  const { operation, severity, rule, pointer, place, known } = finding;
  return {
    ruleId: rule,
    level: severity === 'information' ? 'note' : 'error',
    message: { text: messageOf(finding) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: place.file }, region: { startLine: place.line } },
        logicalLocations: [
          { name: operation, fullyQualifiedName: `${operation}${pointer}`, kind: 'function' },
        ],
      },
    ],
    ...(severity === 'known' && known
      ? {
          suppressions: [{ kind: 'external', justification: `${known.reason} (until ${known.expires})` }],
        }
      : {}),
    partialFingerprints: { finding: `${operation} ${rule} ${anyIndex(pointer)}` },
  };
}

/** A report in SARIF 2.1.0, for code scanning. */
export function sarifReport(report: Report): string {
  const { findings, problems, tool, contract, date, seconds } = report;
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id }));
  const notifications = problems.map((text) => ({ level: 'error', message: { text } }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'contract:check', semanticVersion: tool.version, rules } },
        properties: { contract },
        invocations: [
          {
            executionSuccessful: problems.length === 0,
            exitCode: exitCode(report),
            startTimeUtc: date,
            endTimeUtc: new Date(Date.parse(date) + seconds * 1000).toISOString(),
            toolExecutionNotifications: notifications,
          },
        ],
        results: findings.map(result),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
