import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Data of a customer before the check changes it; a part that could not be read is undefined. */
export interface Before {
  user: string;
  cart?: {
    lines: { code: string; quantity: number }[];
    /** Order splitting, method and destination, in the form of bulkUpdateCart. */
    settings: Record<string, unknown>;
  };
  customer?: {
    profile: Record<string, string>;
    /** Ids of the addresses. */
    addresses: string[];
    primary?: string;
  };
  /** Names of the favourites lists. */
  lists?: string[];
}

/** Journal of one backend: what has to be given back, also by the next run when this one is killed. */
export class Journal {
  readonly #file: string | undefined;
  #entries: Before[];

  /** @param file by default none: the entries are those of this run only */
  constructor(file?: string) {
    this.#file = file;
    this.#entries = entriesOf(file);
  }

  /** Entry of a user. */
  of = (user: string): Before | undefined => this.#entries.find((each) => each.user === user);

  /** Add an entry before anything is changed. */
  add(before: Before): void {
    this.#write([...this.#entries, before]);
  }

  /** Remove the entry of a user whose data is as before. */
  remove(user: string): void {
    this.#write(this.#entries.filter((each) => each.user !== user));
  }

  #write(entries: Before[]): void {
    this.#entries = entries;
    if (this.#file === undefined) return;
    if (entries.length === 0) rmSync(this.#file, { force: true });
    else writeFileSync(this.#file, JSON.stringify(entries), { mode: 0o600 });
  }
}

function entriesOf(file: string | undefined): Before[] {
  try {
    return file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as Before[]);
  } catch {
    return [];
  }
}
