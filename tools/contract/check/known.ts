import { messageOf, UsageError } from './command';
import { anyIndex, type Finding } from './finding';
import { driftOf, type Report } from './report';
import { type Place, Source } from '../contract/source';

/** A drift that is accepted; * in its pointer stands for any index. */
export interface KnownDrift extends Place, Pick<Finding, 'operation' | 'requirement' | 'pointer'> {
  rule: string;
  reason: string;
  /** Last day on which it is accepted, as 2026-12-31. */
  expires: string;
}

const required = ['operation', 'rule', 'reason', 'expires'] as const;

/** Read known drifts, in YAML or JSON: operation, rule, pointer, reason, expires. @throws {UsageError} */
export function readKnown(file: string): KnownDrift[] {
  const source = sourceOf(file);
  const { value } = source.root;
  if (value === null) return [];
  if (!Array.isArray(value)) throw new UsageError(`${file} needs a list of drifts.`);
  return value.map((entry: Partial<KnownDrift>, index) => {
    const { line } = source.place({ ...source.root, path: [String(index)] });
    const missing = required.find((name) => typeof entry[name] !== 'string' || entry[name].trim() === '');
    if (missing !== undefined) throw new UsageError(`${file}:${line}: ${missing} is missing.`);
    if (!/^\d{4}-\d\d-\d\d$/.test(entry.expires ?? ''))
      throw new UsageError(`${file}:${line}: expires needs a day such as 2026-12-31.`);
    return { ...(entry as KnownDrift), pointer: entry.pointer ?? '', file, line };
  });
}

function sourceOf(file: string): Source {
  try {
    return new Source(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`);
  }
}

/** @throws {UsageError} for an entry of an operation that the contract does not have */
export function checkKnown(known: readonly KnownDrift[], operations: ReadonlySet<string>): void {
  const wrong = known.find(({ operation }) => !operations.has(operation));
  if (wrong)
    throw new UsageError(`${wrong.file}:${wrong.line}: ${wrong.operation} is no operation of the contract.`);
}

const matches = (known: KnownDrift, { operation, rule, requirement, pointer }: Finding): boolean =>
  known.operation === operation &&
  known.rule === rule &&
  (known.requirement === undefined || known.requirement === requirement) &&
  anyIndex(known.pointer) === anyIndex(pointer);

/** Set known drifts apart until they expire; one that is gone, as far as a call reached it, becomes a finding. */
export function withKnown(report: Report, known: readonly KnownDrift[], today: string): Report {
  const findings = report.findings.map((finding): Finding => {
    const entry = finding.severity === 'drift' ? known.find((each) => matches(each, finding)) : undefined;
    if (entry === undefined) return finding;
    const { reason, expires } = entry;
    return { ...finding, severity: expires < today ? 'drift' : 'known', known: { reason, expires } };
  });
  const drift = driftOf(report);
  const gone = known.filter((each) => !drift.some((finding) => matches(each, finding)));
  return { ...report, findings: [...findings, ...gone.filter((each) => isReached(report, each)).map(stale)] };
}

const isReached = ({ operations, problems }: Report, { operation }: KnownDrift): boolean => {
  const described = operations.find(({ id }) => id === operation);
  return problems.length === 0 && (described?.statuses.some(({ seen }) => seen > 0) ?? false);
};

const stale = ({ operation, rule, pointer, reason, expires, file, line }: KnownDrift): Finding => ({
  operation,
  severity: 'drift',
  rule: 'known-drift',
  pointer,
  expected: `the known ${rule} (${reason})`,
  found: 'no such drift: its entry can go',
  request: 'the file of known drifts',
  place: { file, line },
  count: 1,
  known: { reason, expires },
});
