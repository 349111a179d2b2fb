import type { CheckedContract } from '../contract/contract';

/** A documented response that no call received. */
export interface Unexercised {
  operation: string;
  statuses: number[];
  /** Reason, if known. */
  reason?: string;
}

/** Documented responses of each operation that were received. */
export class Coverage {
  readonly #contract: CheckedContract;
  readonly #seen = new Map<string, Map<number, number>>();
  readonly #reasons = new Map<string, string>();

  constructor(contract: CheckedContract) {
    this.#contract = contract;
  }

  /** Count a response. */
  add(operation: string, status: number): void {
    const statuses = this.#seen.get(operation) ?? new Map<number, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.#seen.set(operation, statuses);
  }

  /** Record why an operation, or one of its responses, could not be exercised. */
  explain(operation: string, reason: string): void {
    this.#reasons.set(operation, reason);
  }

  /** Number of responses of an operation by documented status. */
  seen(operation: string): ReadonlyMap<number, number> {
    return this.#seen.get(operation) ?? new Map();
  }

  /** True when an operation, by default any, had a successful response. */
  hasSuccess(operation?: string): boolean {
    const all = operation === undefined ? [...this.#seen.values()] : [this.seen(operation)];
    return all.some((statuses) => [...statuses.keys()].some((status) => status < 300));
  }

  /** Documented responses that were not received; they never count as passed. */
  unexercised(): Unexercised[] {
    return [...this.#contract.operations.values()].flatMap(({ id, answers }) => {
      const statuses = answers.map(({ status }) => status).filter((status) => !this.seen(id).has(status));
      const reason = this.hasSuccess(id) ? undefined : this.#reasons.get(id);
      return statuses.length === 0 ? [] : [{ operation: id, statuses, ...(reason ? { reason } : {}) }];
    });
  }
}
