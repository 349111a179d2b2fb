import { isObject } from '../contract/source';
import { alterSuccess, ofConnection, type Alteration, type PassingAnswer } from './driftProxy';
import { isSuccess, sessionOf, withHeaders, type FaultyBackend, type Json } from './fault';

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
    const known = recording.get(operationId) ?? { fields: new Map(), headers: new Set(), method };
    recording.set(operationId, known);
    for (const [name] of answer.headers) known.headers.add(name);
    const visit = (value: unknown, path: string): void => {
      if (Array.isArray(value)) for (const item of value.slice(0, 30)) visit(item, `${path}/*`);
      else if (isObject(value))
        for (const [key, inner] of Object.entries(value)) {
          // Keys that are data, such as those of translations.
          const pointer = `${path}/${/^[A-Za-z]\w*$/.test(key) ? key : '*'}`;
          if (inner !== null && (!Array.isArray(inner) || inner.length > 1)) known.fields.set(pointer, inner);
          if (pointer.split('/').length < 9) visit(inner, pointer);
        }
    };
    if (isSuccess(answer) && answer.text !== '') visit(JSON.parse(answer.text), '');
    return answer;
  };
}

const any = () => true;
const isLong = (value: unknown): value is string => typeof value === 'string' && /\p{L}{3}/u.test(value);
const half = <Part extends string | unknown[]>(value: Part) =>
  value.slice(0, Math.ceil(value.length / 2)) as Part;
const otherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());
const swap = (value: never) => value;
const rounded = (value: number) => Math.round(value / 10) * 10 + (value % 10 === 0 ? 10 : 0);

/** Objects at a path; `*` matches every item of a list or every entry of a map. */
function holders(value: unknown, [first, ...rest]: readonly string[]): Json[] {
  if (first === undefined) return isObject(value) ? [value] : [];
  if (first === '*') return Object.values(Object(value)).flatMap((item) => holders(item, rest));
  return isObject(value) ? holders(value[first], rest) : [];
}

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

const alterHeader =
  (name: string, change: (value: string) => string | undefined): Alteration =>
  (answer) =>
    withHeaders(answer, (all) => {
      const value = all.get(name);
      if (value === null) return;
      all.delete(name);
      const changed = change(value);
      if (changed !== undefined) all.set(name, changed);
    });

const copy = (answer: PassingAnswer): PassingAnswer =>
  withHeaders(answer, (headers) => headers.delete('set-cookie'));

const earlier = (given: PassingAnswer, { status, text }: PassingAnswer) => ({ ...given, status, text });

const of =
  (operation: string, alter: Alteration): Alteration =>
  (answer, call) =>
    call.operationId === operation ? alter(answer, call) : answer;

interface Kind {
  kind: string;
  partsOf: (recording: Recording) => string[];
  start: (operation: string, part: string) => FaultyBackend;
}

/** Another value of a field, for values that it fits; undefined removes it. */
const field = (kind: string, fits: (value: unknown) => boolean, change: (value: never) => unknown): Kind => ({
  kind: `field: ${kind}`,
  partsOf: ({ fields }) => [...fields].filter(([, value]) => fits(value)).map(([part]) => part),
  start: (operation, part) => ({ answer: of(operation, alterField(part, change)) }),
});

/** Another value of a header, but for those that mean the same; undefined removes it. */
const header = (kind: string, change: (value: string) => string | undefined, alike = /^$/): Kind => ({
  kind: `header: ${kind}`,
  partsOf: ({ headers }) => [...headers].filter((part) => !ofConnection.test(part) && !alike.test(part)),
  start: (operation, part) => ({ answer: of(operation, alterHeader(part, change)) }),
});

const state = (kind: string, isOfReads: boolean, start: (operation: string) => FaultyBackend): Kind => ({
  kind: `state: ${kind}`,
  partsOf: ({ method }) => (isOfReads === (method === 'GET') ? [''] : []),
  start,
});

const kinds: readonly Kind[] = [
  field('drop', any, () => undefined),
  field('null', any, () => null),
  field('retype', any, (value: unknown) => (typeof value === 'string' ? { value } : String(value))),
  field('repeat', Array.isArray, (value: unknown[]) => [...value.slice(0, 1), ...value]),
  field('round', (value) => typeof value === 'number', rounded),
  field('truncate', (value) => isLong(value) || Array.isArray(value), half),
  field('change case', isLong, otherCase),
  field('reorder', Array.isArray, (value: unknown[]) => value.toReversed()),
  field('swap', (value) => typeof value !== 'object', swap),
  header('drop', () => undefined),
  header('truncate', half),
  header('change case', otherCase, /^(content-type|cache-control|vary)$/),
  header('repeat', (value) => `${value}, ${value}`, /^(cache-control|vary)$/),
  // A read gives what it gave before the last change.
  state('delay', true, (operation) => {
    const known = new Map<string, PassingAnswer>();
    const changed = new Set<string>();
    return {
      answer(given, call) {
        const key = `${sessionOf(call)} ${call.url} ${call.headers.get('content-language')} ${call.headers.get('context-url')}`;
        if (call.method !== 'GET') for (const each of known.keys()) changed.add(each);
        if (call.operationId !== operation) return given;
        const before = known.get(key);
        known.set(key, given);
        return changed.delete(key) && before ? earlier(given, before) : given;
      },
    };
  }),
  // The first response to an address is that to every later call, of whatever caller.
  state('cache', true, (operation) => {
    const known = new Map<string, PassingAnswer>();
    return {
      answer: of(operation, (given, call) => {
        const key = `${call.url} ${call.headers.get('context-url')}`;
        const before = known.get(key);
        if (before === undefined && isSuccess(given)) known.set(key, given);
        return before ? earlier(given, before) : given;
      }),
    };
  }),
  // A change is made twice; where the second one is refused, or returns the same, it changes nothing.
  state('repeat', false, (operation) => {
    let isReached = false;
    return {
      wasReached: () => isReached,
      async intercept(call, forward) {
        if (call.operationId !== operation) return call;
        const first = await forward(call);
        const second = first.status < 300 ? await forward(call) : first;
        isReached ||= second.status < 300 && second.text !== first.text;
        return first;
      },
    };
  }),
  // A change has the response of the one before, and is not made.
  state('drop', false, (operation) => {
    let last: PassingAnswer | undefined;
    let isReached = false;
    return {
      wasReached: () => isReached,
      intercept(call) {
        if (call.operationId !== operation || last === undefined) return call;
        isReached = true;
        return { ...last };
      },
      answer: of(operation, (given) => {
        if (given.status < 300) last ??= copy(given);
        return given;
      }),
    };
  }),
];

/** Random changes of the recorded parts without end: each kind, operation and part is as likely as any other. */
export function* randomMutations(recording: ReadonlyMap<string, Recording>, seed: number) {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const operations = [...recording].filter(([id]) => id !== 'unknown');
  const tried = new Set<string>();
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const { kind = '', partsOf, start } = pick(kinds) ?? {};
    const [operation = '', parts] = pick(operations) ?? [];
    const part = partsOf && parts && pick(partsOf(parts));
    const key = `${kind} ${operation} ${part}`;
    if (part === undefined || start === undefined || tried.has(key)) continue;
    tried.add(key);
    yield { kind, operation, part, start: () => start(operation, part) };
  }
}
