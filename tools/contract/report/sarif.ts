import type { Report } from '../check/report';
import type { Finding } from '../check/run';

const messageOf = ({ operation, pointer, expected, found, request }: Finding): string =>
  `${operation} ${pointer}: expected ${expected}, found ${found}. Request: ${request}`;

function result(finding: Finding) {
  const { operation, severity, rule, pointer, place } = finding;
  return {
    ruleId: rule,
    level: severity === 'drift' ? 'error' : 'note',
    message: { text: messageOf(finding) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: place.file }, region: { startLine: place.line } },
        logicalLocations: [
          { name: operation, fullyQualifiedName: `${operation}${pointer}`, kind: 'function' },
        ],
      },
    ],
    partialFingerprints: { finding: `${operation} ${rule} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')}` },
  };
}

/** A report in SARIF 2.1.0, for code scanning. */
export function sarifReport({ findings, problems }: Report): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id }));
  const notifications = problems.map((text) => ({ level: 'error', message: { text } }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'contract:check', rules } },
        invocations: [
          { executionSuccessful: problems.length === 0, toolExecutionNotifications: notifications },
        ],
        results: findings.map(result),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
