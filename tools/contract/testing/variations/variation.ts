import type { Alteration, PassingAnswer, PassingCall } from '../driftProxy';
import type { FaultyBackend } from '../faults/fault';
import { isObject } from '../mutations';

/** A difference between backends that the contract leaves free: no check may call it drift. */
export interface Variation {
  name: string;
  /** Create a backend with the difference, which shares no memory with another one. */
  start: () => FaultyBackend;
}

/** Several differences at once. The last one is the outermost: it changes requests first, and responses last. */
export const combined = (variations: readonly Variation[]): Variation => ({
  name: variations.map(({ name }) => name).join(', '),
  start() {
    const backends = variations.map((each) => each.start());
    return {
      intercept: (call) =>
        backends
          .toReversed()
          .reduce<PassingCall | PassingAnswer>(
            (passed, { intercept }) => ('status' in passed ? passed : (intercept?.(passed) ?? passed)),
            call,
          ),
      answer: (given, call) =>
        backends.reduce<ReturnType<Alteration>>(
          (passed, { answer }) => (typeof passed === 'string' ? passed : (answer?.(passed, call) ?? passed)),
          given,
        ),
    };
  },
});

/** A variation of all responses. */
export const varying = (
  name: string,
  answer: (answer: PassingAnswer, call: PassingCall) => PassingAnswer,
): Variation => ({ name, start: () => ({ answer }) });

/** Change every value of a JSON text, inner ones first; a text that is no JSON stays. */
export function changeJson(
  text: string,
  change: (value: unknown, key: string, holder: unknown) => unknown,
): string {
  if (!/^\s*[[{]/.test(text)) return text;
  const visit = (value: unknown, key: string, holder: unknown): unknown => {
    if (Array.isArray(value))
      return change(
        value.map((each) => visit(each, key, value)),
        key,
        holder,
      );
    if (!isObject(value)) return change(value, key, holder);
    const inner = Object.entries(value).map(([name, each]) => [name, visit(each, name, value)] as const);
    return change(Object.fromEntries(inner), key, holder);
  };
  return JSON.stringify(visit(JSON.parse(text), '', undefined));
}

/** A variation of the values in the JSON of all responses. */
export const varyingJson = (
  name: string,
  change: (value: unknown, key: string, holder: unknown) => unknown,
): Variation => varying(name, (answer) => ({ ...answer, text: changeJson(answer.text, change) }));

/** A variation of the headers of all responses. */
export const varyingHeaders = (name: string, change: (headers: Headers) => void): Variation =>
  varying(name, (answer) => {
    const headers = new Headers(answer.headers);
    change(headers);
    return { ...answer, headers };
  });
