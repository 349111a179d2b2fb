import type { CheckedContract } from '../contract/contract';

/** A documented answer that no call got. */
export interface Unexercised {
  operation: string;
  statuses: number[];
  /** Why, where the check knows. */
  reason?: string;
}

/** Which documented answers of which operations were seen. */
export class Coverage {
  readonly #contract: CheckedContract;
  readonly #seen = new Map<string, Map<number, number>>();
  readonly #reasons = new Map<string, string>();

  constructor(contract: CheckedContract) {
    this.#contract = contract;
  }

  /** Counts an answer. */
  add(operation: string, status: number): void {
    const statuses = this.#seen.get(operation) ?? new Map<number, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.#seen.set(operation, statuses);
  }

  /** Says why an operation, or one of its answers, could not be exercised. */
  explain(operation: string, reason: string): void {
    this.#reasons.set(operation, reason);
  }

  /** How often each documented answer of an operation was seen. */
  seen(operation: string): ReadonlyMap<number, number> {
    return this.#seen.get(operation) ?? new Map();
  }

  /** Documented answers that were not seen; they are never counted as passed. */
  unexercised(): Unexercised[] {
    return [...this.#contract.operations.values()].flatMap(({ id, answers }) => {
      const statuses = answers.map(({ status }) => status).filter((status) => !this.seen(id).has(status));
      const isExercised = answers.some(({ status }) => status < 300 && this.seen(id).has(status));
      const reason = isExercised ? undefined : this.#reasons.get(id);
      return statuses.length === 0 ? [] : [{ operation: id, statuses, ...(reason ? { reason } : {}) }];
    });
  }
}
