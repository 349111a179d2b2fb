import type { Delivery } from '../delivery';
import { type Variation, varying, varyingHeaders } from './variation';

const delivered = (name: string, delivery: Delivery): Variation =>
  varying(name, (answer) => ({ ...answer, delivery: { ...answer.delivery, ...delivery } }));

const contentType = (name: string, value: string): Variation =>
  varyingHeaders(name, (headers) => {
    if (headers.has('content-type')) headers.set('content-type', value);
  });

/** Other attributes of the session cookie. */
const cookieAttributes = (name: string, attributes: string): Variation =>
  varyingHeaders(name, (headers) => {
    const cookies = headers.getSetCookie();
    headers.delete('set-cookie');
    for (const each of cookies)
      headers.append(
        'set-cookie',
        each.startsWith('session=') ? each.replace(/;.*/, `; ${attributes}`) : each,
      );
  });

/** A server that changes the value of the session cookie with each response. */
const changingSession: Variation = {
  name: 'the session has a new cookie in each response',
  start() {
    let count = 0;
    return {
      intercept(call) {
        const headers = new Headers(call.headers);
        const sent = headers.get('cookie');
        if (sent !== null) headers.set('cookie', sent.replace(/session=([^;~]*)~\d+/, 'session=$1'));
        return { ...call, headers };
      },
      answer(answer, call) {
        const headers = new Headers(answer.headers);
        const own = /session=([^;]*)/.exec(
          headers.getSetCookie().join() || (call.headers.get('cookie') ?? ''),
        );
        const value = own?.[1]?.replace(/~\d+$/, '');
        if (value === undefined) return answer;
        headers.delete('set-cookie');
        headers.append('set-cookie', `session=${value}~${(count += 1)}; Path=/; HttpOnly; SameSite=Lax`);
        return { ...answer, headers };
      },
    };
  },
};

/** A server that limits the number of calls: each 15th one has to wait, for no time here. */
const limited: Variation = {
  name: 'some calls get a 429 with Retry-After',
  start() {
    let calls = 0;
    return {
      intercept: (call) =>
        (calls += 1) % 15 > 0
          ? call
          : {
              status: 429,
              headers: new Headers({ 'retry-after': '0', 'content-type': 'text/plain' }),
              text: 'Slow down',
            },
    };
  },
};

/** Differences in HTTP. */
export const wireVariations: readonly Variation[] = [
  delivered('header names in upper case', { nameOf: (name) => name.toUpperCase() }),
  delivered('bodies in chunks of 1,000 bytes', { chunk: 1000 }),
  delivered('gzip', { compression: 'gzip' }),
  delivered('Brotli', { compression: 'br' }),
  delivered('deflate', { compression: 'deflate' }),
  delivered('each connection is closed', { closes: true }),
  delivered('responses take a moment', { delay: 2 }),
  contentType('charset=utf-8', 'application/json; charset=utf-8'),
  contentType('charset="UTF-8" without a space', 'Application/JSON;charset="UTF-8"'),
  varyingHeaders('headers of servers and proxies', (headers) => {
    headers.set('server', 'nginx/1.27');
    headers.set('x-powered-by', 'ASP.NET');
    headers.set('etag', 'W/"5-abc"');
    headers.set('strict-transport-security', 'max-age=63072000');
    headers.set('content-security-policy', "default-src 'none'");
    headers.set('x-request-id', '7f1d');
    headers.append('vary', 'Accept-Encoding, Content-Language, Context-Url');
  }),
  varyingHeaders('Content-Language in the response', (headers) => headers.set('content-language', 'no')),
  varyingHeaders('more directives of Cache-Control', (headers) =>
    headers.set('cache-control', 'private, no-cache, No-Store, max-age=0, must-revalidate'),
  ),
  varyingHeaders('cookies of a load balancer and of analytics', (headers) => {
    headers.append('set-cookie', 'AWSALB=1; Path=/; Expires=Fri, 31 Dec 2032 23:59:59 GMT');
    headers.append('set-cookie', '_visit=2');
  }),
  cookieAttributes(
    'cookie attributes in lower case, with Strict and Max-Age',
    'max-age=86400; path=/; httponly; samesite=strict',
  ),
  changingSession,
  limited,
];
