import { spawnSync } from 'node:child_process';

interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  message?: string;
}

/** Lines of `npm run audit`, and its exit code: 0 for no known flaw, 1 for flaws, 2 when the registry does not answer. */
export function auditResult(json: string): { code: 0 | 1 | 2; lines: string[] } {
  const { vulnerabilities, message = '' } = JSON.parse(json) as AuditReport;
  if (!vulnerabilities) return { code: 2, lines: [`Nothing was checked: the registry refused. ${message}`] };
  const found = Object.entries(vulnerabilities);
  if (found.length === 0)
    return { code: 0, lines: ['No known flaw in the packages that shoppers download.'] };
  return { code: 1, lines: found.map(([name, { severity, range }]) => `${severity}  ${name} ${range}`) };
}

if (process.argv[1]?.endsWith('audit.ts')) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
  const { code, lines } = auditResult(stdout);
  console.log(lines.join('\n'));
  process.exitCode = code;
}
