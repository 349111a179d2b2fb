import type { PassingAnswer, PassingCall } from '../driftProxy';
import { answering, isSuccess, refusal, remembering, scopes, withHeaders, type Fault } from './fault';

const { changingLanguages, languages, otherSite, reading, visitor } = scopes;

/** A response with an ETag that is the same for every caller, and the 304 that follows from it. */
const validated = (given: PassingAnswer, { headers, operationId }: PassingCall): PassingAnswer => {
  const etag = `W/"${operationId}"`;
  if (headers.get('if-none-match') === etag) return { ...given, status: 304, text: '' };
  return isSuccess(given) ? withHeaders(given, (all) => all.set('etag', etag)) : given;
};

/** Preflights with another header. */
const preflight = (name: string, operations: string, header: string, value: string): Fault =>
  remembering(name, operations, otherSite, () => ({
    answer: (given, { method }) =>
      method === 'OPTIONS' ? withHeaders(given, (all) => all.set(header, value)) : given,
  }));

/** A method beside that of the contract fails. */
const failing = (method: string): Fault =>
  remembering(`${method} fails`, 'getGlobalSettings getHeader', visitor, () => ({
    intercept: (call) => (call.method === method && call.url.startsWith('/api/') ? refusal(500) : call),
  }));

/** The first call of an operation is refused, with headers that do not say for how long. */
const limiting = (name: string, status: number, headers: Record<string, string>): Fault =>
  remembering(name, 'getFooter', visitor, () => {
    let calls = 0;
    const isFirst = ({ operationId }: PassingCall) => operationId === 'getFooter' && (calls += 1) === 1;
    return {
      intercept: (call) =>
        isFirst(call) ? { status, headers: new Headers(headers), text: 'Slow down' } : call,
    };
  });

/** Faults of HTTP, which no page of the shop meets at once. */
export const httpFaults: readonly Fault[] = [
  answering('an ETag that ignores the language', 'getTranslations', languages, validated),
  answering('an ETag of the menu that ignores the language', 'getSiteStructure', languages, validated),
  answering('an ETag that ignores the session', 'getCustomer', reading, validated),
  answering('shared caches keep the texts of one language', 'getHeader', visitor, (given) =>
    withHeaders(given, (all) => all.set('cache-control', 'public, max-age=600')),
  ),
  answering('a body is compressed for whoever cannot read it', 'getFooter', visitor, (given) => ({
    ...given,
    delivery: { compression: 'gzip' },
  })),
  answering('Content-Length counts characters', 'getHeader', visitor, (given, { method }) => ({
    ...given,
    ...(method === 'GET' ? { delivery: { length: given.text.length } } : {}),
  })),
  remembering('Content-Length of HEAD is 2', 'getFooter', visitor, () => ({
    answer: (given, { method, url }) =>
      method === 'HEAD' && url.includes('footer') ? { ...given, delivery: { length: 2 } } : given,
  })),
  limiting('a 429 without Retry-After', 429, {}),
  limiting('a 503 whose Retry-After is no time', 503, { 'retry-after': 'soon' }),
  preflight(
    'methods of a preflight in lower case',
    'updateCart',
    'access-control-allow-methods',
    'get, post, put, delete',
  ),
  failing('HEAD'),
  remembering('messages of errors in the language that was asked first', 'search', languages, () => {
    const known = new Map<string, string>();
    return {
      answer(given, { operationId, url }) {
        if (operationId !== 'search' || given.status !== 400) return given;
        known.set(url, known.get(url) ?? given.text);
        return { ...given, text: known.get(url) ?? '' };
      },
    };
  }),
  answering(
    'an order has other amounts in another language',
    'getOrder',
    changingLanguages,
    (given, { headers }) =>
      headers.get('content-language') === 'sv'
        ? {
            ...given,
            text: given.text.replaceAll(
              /"amount":(\d+(\.\d+)?)/g,
              (_, amount: string) => `"amount":${Number(amount) * 2}`,
            ),
          }
        : given,
  ),
];
