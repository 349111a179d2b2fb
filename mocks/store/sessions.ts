import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { memoryStorage, type StoreStorage } from './store';

/** Maximum number of sessions; the least recently used one is dropped first. */
const maxSessions = 2_000;
/** Delay between a change and its write to the file, ms. */
const saveDelay = 100;

/** One client of the mock server: its storage and its handlers. */
export interface Session<Answers> {
  id: string;
  answers: Answers;
}

interface SessionOptions<Answers> {
  /** Create the handlers of one client over its storage. */
  open: (storage: StoreStorage) => Answers;
  /** Path of the file of states; without one they are lost when the process ends. */
  file?: string;
  /** Called when the file cannot be written. */
  onError?: (error: Error) => void;
}

/**
 * Clients of the mock server, identified by the id in their cookie, each with a separate state. The number of sessions
 * is limited, so that clients without a cookie do not fill the memory.
 */
export class Sessions<Answers> {
  readonly #options: SessionOptions<Answers>;
  readonly #sessions = new Map<string, Session<Answers>>();
  readonly #saved: Map<string, Record<string, string>>;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SessionOptions<Answers>) {
    this.#options = options;
    this.#saved = new Map(options.file === undefined ? [] : readStates(options.file));
    for (const id of this.#saved.keys()) this.#start(id);
  }

  /** Number of sessions. */
  get size(): number {
    return this.#sessions.size;
  }

  /** The session of an id, or a new one with a new id. */
  of(id: string | undefined): Session<Answers> {
    const known = id === undefined ? undefined : this.#sessions.get(id);
    if (known === undefined) return this.#start(randomUUID());
    this.#sessions.delete(known.id);
    this.#sessions.set(known.id, known);
    return known;
  }

  /**
   * The same session under a new id, so that nobody who knew the old one has it. The old one is a visitor's from then
   * on: a call that was on its way gets no cookie, which would replace the new one.
   */
  renew(session: Session<Answers>): void {
    const { id } = session;
    const saved = this.#saved.get(id);
    this.#sessions.delete(id);
    this.#saved.delete(id);
    session.id = randomUUID();
    if (saved) this.#saved.set(session.id, saved);
    this.#sessions.set(session.id, session);
    this.#start(id);
  }

  /** Write the file immediately, if there is one. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { file, onError } = this.#options;
    if (file === undefined) return;
    try {
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(this.#saved)));
      renameSync(`${file}.new`, file);
    } catch (error) {
      onError?.(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #start(id: string): Session<Answers> {
    const session: Session<Answers> = {
      id,
      answers: this.#options.open(this.#storage(id, () => session.id)),
    };
    this.#sessions.set(id, session);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > maxSessions && oldest !== undefined) {
      this.#sessions.delete(oldest);
      this.#saved.delete(oldest);
    }
    return session;
  }

  /** The storage of one client; its writes are also saved to the file, under its id at that time. */
  #storage(id: string, currentId: () => string): StoreStorage {
    const memory = memoryStorage();
    for (const [key, text] of Object.entries(this.#saved.get(id) ?? {})) memory.setItem(key, text);
    if (this.#options.file === undefined) return memory;
    return {
      getItem: (key) => memory.getItem(key),
      setItem: (key, text) => {
        memory.setItem(key, text);
        const saved = currentId();
        this.#saved.set(saved, { ...this.#saved.get(saved), [key]: text });
        this.#timer ??= setTimeout(() => this.save(), saveDelay).unref();
      },
    };
  }
}

/** States by session; empty when the file is missing or unreadable. */
function readStates(file: string): [string, Record<string, string>][] {
  try {
    return Object.entries(Object(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return [];
  }
}
