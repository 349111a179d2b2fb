import { isSeq, LineCounter, parseDocument } from 'yaml';
import { readWith, UsageError } from './command';
import { anyIndex, type Finding } from './finding';
import { driftOf, type Report } from './report';

/** A drift that is known and accepted until a day. */
export interface KnownDrift {
  operation: string;
  rule: string;
  requirement?: string;
  /** JSON pointer; * stands for any index. */
  pointer: string;
  reason: string;
  /** Last day on which it is accepted, as 2026-12-31. */
  expires: string;
  file: string;
  line: number;
}

const required = ['operation', 'rule', 'reason', 'expires'] as const;

/**
 * Read a file of known drifts, YAML or JSON: a list with operation, rule, pointer, reason and expires.
 * @throws {UsageError} when it cannot be read, or an entry is incomplete
 */
export function readKnown(file: string): KnownDrift[] {
  const lines = new LineCounter();
  const document = readWith(file, (text) => parseDocument(text, { lineCounter: lines }));
  const [problem] = document.errors;
  if (problem) throw new UsageError(`${file}: ${problem.message}`);
  const { contents } = document;
  if (contents === null) return [];
  if (!isSeq(contents)) throw new UsageError(`${file} needs a list of drifts.`);
  const entries = document.toJS() as Record<string, unknown>[];
  return entries.map((entry, index) => {
    const range = (contents.items[index] as { range?: [number, number, number] }).range ?? [0];
    const { line } = lines.linePos(range[0]);
    const missing = required.find((name) => typeof entry[name] !== 'string' || entry[name].trim() === '');
    if (missing !== undefined) throw new UsageError(`${file}:${line}: ${missing} is missing.`);
    const fields = entry as Record<(typeof required)[number], string> & Partial<KnownDrift>;
    if (!/^\d{4}-\d\d-\d\d$/.test(fields.expires))
      throw new UsageError(`${file}:${line}: expires needs a day such as 2026-12-31.`);
    return { ...fields, pointer: fields.pointer ?? '', file, line };
  });
}

/** @throws {UsageError} for an entry of an operation that the contract does not have */
export function checkKnown(known: readonly KnownDrift[], operations: readonly string[]): void {
  const wrong = known.find(({ operation }) => !operations.includes(operation));
  if (wrong)
    throw new UsageError(`${wrong.file}:${wrong.line}: ${wrong.operation} is no operation of the contract.`);
}

const matches = (known: KnownDrift, { operation, rule, requirement, pointer }: Finding): boolean =>
  known.operation === operation &&
  known.rule === rule &&
  (known.requirement === undefined || known.requirement === requirement) &&
  anyIndex(known.pointer) === anyIndex(pointer);

/**
 * Set the known drifts of a report apart. An expired one stays drift; one that is gone becomes a finding, so that its
 * entry is removed, unless no call reached its operation.
 * @param today as 2026-12-31
 */
export function withKnown(report: Report, known: readonly KnownDrift[], today: string): Report {
  const findings = report.findings.map((finding): Finding => {
    const entry = finding.severity === 'drift' ? known.find((each) => matches(each, finding)) : undefined;
    if (entry === undefined) return finding;
    const { reason, expires } = entry;
    return {
      ...finding,
      severity: expires < today ? 'drift' : 'known',
      known: { reason, expires },
    };
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
