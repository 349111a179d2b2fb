import type { OperationId } from '../../../src/api/operation';
import type { Finding } from './finding';
import type { CheckedContract } from '../contract/contract';

export interface Report {
  base: string;
  /** Start of the check, RFC 3339. */
  date: string;
  tool: { name: string; version: string };
  contract: { version: string; file: string };
  calls: number;
  seconds: number;
  findings: Finding[];
  operations: { id: string; method: string; path: string; statuses: { status: number; seen: number }[] }[];
  /** Documented responses that were not received, so that they are neither passed nor failed. */
  unexercised: ReturnType<Coverage['unexercised']>;
  pageTypes: string[];
  problems: string[];
}

/** Findings that break a client. */
export const driftOf = ({ findings }: Report): Finding[] =>
  findings.filter(({ severity }) => severity === 'drift');

/** Problem of a backend that answers no call as documented. */
export const nothingWorked = 'no call succeeded: is this the base URL of the API, below which /api/ begins?';

/** 0: no drift; 1: drift; 2: something could not be judged, because nothing worked or no account could sign in. */
export function exitCode(report: Report): 0 | 1 | 2 {
  if (report.problems.length === 0) return driftOf(report).length > 0 ? 1 : 0;
  if (report.problems.includes(nothingWorked)) return 2;
  return hasOwnDrift(report) ? 1 : 2;
}

/** True when there is drift besides the refused sign-in that a problem already reports. */
const hasOwnDrift = (report: Report): boolean =>
  driftOf(report).some(({ operation, rule }) => !(operation === 'loginCustomer' && rule === 'refused'));

/** Documented responses of each operation that were received. */
export class Coverage {
  readonly #seen = new Map<string, Map<number, number>>();
  readonly #reasons = new Map<string, string>();

  constructor(readonly contract: CheckedContract) {}

  add(operation: string, status: number): void {
    const statuses = this.#seen.get(operation) ?? new Map<number, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.#seen.set(operation, statuses);
  }

  explain(reason: string, ...operations: OperationId[]): void {
    for (const operation of operations) this.#reasons.set(operation, reason);
  }

  seen(operation: string): ReadonlyMap<number, number> {
    return this.#seen.get(operation) ?? new Map();
  }

  hasSuccess(operation?: string): boolean {
    const all = operation === undefined ? [...this.#seen.values()] : [this.seen(operation)];
    return all.some((statuses) => [...statuses.keys()].some((status) => status < 300));
  }

  /** Documented responses that were not received; they never count as passed. */
  unexercised() {
    return [...this.contract.operations.values()].flatMap(({ id, answers }) => {
      const statuses = answers.map(({ status }) => status).filter((status) => !this.seen(id).has(status));
      const reason = this.hasSuccess(id) ? undefined : this.#reasons.get(id);
      return statuses.length === 0 ? [] : [{ operation: id, statuses, reason }];
    });
  }
}
