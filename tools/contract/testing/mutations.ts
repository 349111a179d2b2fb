import { alterSuccess, type Alteration, type PassingAnswer } from './driftProxy';
import { holders, isObject, sessionOf, withHeaders, type FaultyBackend } from './faults/fault';

/** One generic change of a backend at a random place. */
export interface Mutation {
  kind: string;
  operation: string;
  /** Pointer of a field, name of a header; empty for the state behind an operation. */
  part: string;
  start: () => FaultyBackend;
}

/** The parts that responses of a run had, by operation. */
export interface Recording {
  /** Values of fields by their pointers, with `*` for each index. */
  fields: Map<string, unknown>;
  headers: Set<string>;
  method: string;
}

/** Pseudo-random numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Record a response's parts. */
export function record(recording: Map<string, Recording>): Alteration {
  return (answer, { operationId, method }) => {
    const known = recording.get(operationId) ?? {
      fields: new Map<string, unknown>(),
      headers: new Set(),
      method,
    };
    recording.set(operationId, known);
    for (const [name] of answer.headers) known.headers.add(name);
    const visit = (value: unknown, path: string): void => {
      if (Array.isArray(value)) for (const item of value.slice(0, 30)) visit(item, `${path}/*`);
      else if (isObject(value))
        for (const [key, inner] of Object.entries(value)) {
          // Keys that are data, such as those of translations.
          const name = /^[A-Za-z]\w*$/.test(key) ? key : '*';
          const pointer = `${path}/${name}`;
          if (inner !== null && (!Array.isArray(inner) || inner.length > 1)) known.fields.set(pointer, inner);
          if (pointer.split('/').length < 9) visit(inner, pointer);
        }
    };
    if (answer.status === 200 && answer.text !== '') visit(JSON.parse(answer.text), '');
    return answer;
  };
}

const isLong = (value: unknown): value is string => typeof value === 'string' && /\p{L}{3}/u.test(value);
const half = <Part extends string | unknown[]>(value: Part) =>
  value.slice(0, Math.ceil(value.length / 2)) as Part;

/** Changes of a field's value; undefined removes it. */
const ofFields: Readonly<
  Record<string, [fits: (value: unknown) => boolean, change: (value: never) => unknown]>
> = {
  drop: [() => true, () => undefined],
  null: [() => true, () => null],
  retype: [() => true, (value: unknown) => (typeof value === 'string' ? { value } : String(value))],
  repeat: [Array.isArray, (value: unknown[]) => [...value.slice(0, 1), ...value]],
  round: [
    (value) => typeof value === 'number',
    (value: number) => Math.round(value / 10) * 10 + (value % 10 === 0 ? 10 : 0),
  ],
  truncate: [
    (value) => isLong(value) || Array.isArray(value),
    (value: string | unknown[]) => half(value as string),
  ],
  'change case': [
    isLong,
    (value: string) => (value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase()),
  ],
  reorder: [Array.isArray, (value: unknown[]) => value.toReversed()],
};

/** Change the values of a field; a swap exchanges them among the items of a list, else with a field of the same type. */
function alterField(pointer: string, change: (value: never) => unknown): Alteration {
  const path = pointer.split('/').slice(1, -1);
  const name = pointer.split('/').at(-1) ?? '';
  return alterSuccess((body: unknown) => {
    const all = holders(body, path).filter((holder) => name === '*' || name in holder);
    const values = all.map((holder) => holder[name]);
    all.forEach((holder, index) => {
      const keys = name === '*' ? Object.keys(holder).slice(0, 1) : [name];
      for (const key of keys) {
        const value = holder[key];
        const twin = Object.keys(holder).find((each) => each !== key && typeof holder[each] === typeof value);
        if (change === swap && all.length > 1) holder[key] = values[(index + 1) % values.length];
        else if (change === swap) [holder[key], holder[twin ?? key]] = [holder[twin ?? key], value];
        else if (value !== null) holder[key] = change(value as never);
      }
    });
    return body;
  });
}
const swap = (value: never) => value;

/** Changes of a header's value; undefined removes it. */
const ofHeaders: Readonly<Record<string, (value: string) => string | undefined>> = {
  drop: () => undefined,
  truncate: half,
  'change case': (value) => (value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase()),
  repeat: (value) => `${value}, ${value}`,
};

const copy = (answer: PassingAnswer): PassingAnswer =>
  withHeaders(answer, (headers) => headers.delete('set-cookie'));

/** Changes of what an operation reads or stores. */
const ofStates: Readonly<
  Record<string, (operation: string, isRead: boolean) => (() => FaultyBackend) | undefined>
> = {
  /** A read gives what it gave before the last change. */
  delay: (operation, isRead) =>
    isRead
      ? () => {
          const known = new Map<string, PassingAnswer>();
          const changed = new Set<string>();
          return {
            answer(given, call) {
              const key = `${sessionOf(call)} ${call.url} ${call.headers.get('content-language')} ${call.headers.get('context-url')}`;
              if (call.method !== 'GET') for (const each of known.keys()) changed.add(each);
              if (call.operationId !== operation) return given;
              const before = known.get(key);
              known.set(key, copy(given));
              return changed.delete(key) && before ? before : given;
            },
          };
        }
      : undefined,
  /** The first response to an address is that to every later call, of whatever caller. */
  cache: (operation, isRead) =>
    isRead
      ? () => {
          const known = new Map<string, PassingAnswer>();
          return {
            answer(given, call) {
              if (call.operationId !== operation) return given;
              const key = `${call.url} ${call.headers.get('context-url')}`;
              const before = known.get(key);
              if (before === undefined && given.status === 200) known.set(key, copy(given));
              return before ?? given;
            },
          };
        }
      : undefined,
  /** A change is made twice. */
  repeat: (operation, isRead) =>
    isRead
      ? undefined
      : () => ({
          async intercept(call, forward) {
            if (call.operationId !== operation) return call;
            const first = await forward(call);
            if (first.status < 300) await forward(call);
            return first;
          },
        }),
  /** A change has the response of the one before, and is not made. */
  drop: (operation, isRead) =>
    isRead
      ? undefined
      : () => {
          let last: PassingAnswer | undefined;
          return {
            intercept: (call) => (call.operationId === operation && last ? { ...last } : call),
            answer(given, call) {
              if (call.operationId === operation && given.status < 300) last ??= copy(given);
              return given;
            },
          };
        },
};

/** Kinds of changes, each with those that fit what was recorded of an operation. */
const kinds: Readonly<Record<string, (operation: string, recording: Recording) => Mutation[]>> = {
  ...Object.fromEntries(
    Object.entries({ ...ofFields, swap: [(value: unknown) => typeof value !== 'object', swap] as const }).map(
      ([kind, [fits, change]]) => [
        `field: ${kind}`,
        (operation: string, { fields }: Recording) =>
          [...fields]
            .filter(([, value]) => fits(value))
            .map(([part]) => ({
              ...{ kind: `field: ${kind}`, operation, part },
              start: () => ({ answer: of(operation, alterField(part, change as (value: never) => unknown)) }),
            })),
      ],
    ),
  ),
  ...Object.fromEntries(
    Object.entries(ofHeaders).map(([kind, change]) => [
      `header: ${kind}`,
      (operation: string, { headers }: Recording) =>
        [...headers]
          .filter((part) => !/^(keep-alive|date|connection|content-length|transfer-encoding)$/.test(part))
          .map((part) => ({
            ...{ kind: `header: ${kind}`, operation, part },
            start: () => ({
              answer: of(operation, (answer) =>
                withHeaders(answer, (all) => {
                  const value = all.get(part);
                  const changed = value === null ? undefined : change(value);
                  if (value !== null) all.delete(part);
                  if (changed !== undefined) all.set(part, changed);
                }),
              ),
            }),
          })),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ofStates).map(([kind, startOf]) => [
      `state: ${kind}`,
      (operation: string, { method }: Recording) => {
        const start = startOf(operation, method === 'GET');
        return start ? [{ kind: `state: ${kind}`, operation, part: '', start }] : [];
      },
    ]),
  ),
};

const of =
  (operation: string, alter: Alteration): Alteration =>
  (answer, call) =>
    call.operationId === operation ? alter(answer, call) : answer;

/** Random changes of the recorded parts without end: each kind, operation and part is as likely as any other. */
export function* randomMutations(
  recording: ReadonlyMap<string, Recording>,
  seed: number,
): Generator<Mutation> {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const tried = new Set<string>();
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const of = pick(Object.values(kinds));
    const [operation, parts] = pick([...recording].filter(([id]) => id !== 'unknown')) ?? [];
    const mutation = of && operation && parts ? pick(of(operation, parts)) : undefined;
    const key = mutation && `${mutation.kind} ${mutation.operation} ${mutation.part}`;
    if (mutation === undefined || key === undefined || tried.has(key)) continue;
    tried.add(key);
    yield mutation;
  }
}
