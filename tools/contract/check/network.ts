import { setTimeout as wait } from 'node:timers/promises';
import { Cookies, send, type Target } from './client';
import { UsageError } from './command';
import { settingsPath } from './request';

const proxyVariables = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];

/** Fetch through the proxy of the environment, which fetch of Node 20 ignores, and with any certificate. */
export async function fetchFor(insecure: boolean, environment: NodeJS.ProcessEnv): Promise<typeof fetch> {
  const proxies = proxyVariables.filter((name) => environment[name]);
  if (!insecure && proxies.length === 0) return globalThis.fetch;
  const wrong = proxies.find((name) => !/^https?:\/\/[^/]/.test(environment[name] ?? ''));
  if (wrong !== undefined) throw new UsageError(`${wrong} is no http(s) address.`);
  const { EnvHttpProxyAgent, fetch: fetchThrough } = await import('undici');
  const tls = { rejectUnauthorized: !insecure };
  const of = (name: string) => environment[name.toLowerCase()] ?? environment[name] ?? '';
  const dispatcher = new EnvHttpProxyAgent({
    httpProxy: of('HTTP_PROXY'),
    httpsProxy: of('HTTPS_PROXY'),
    noProxy: of('NO_PROXY'),
    ...{ connect: tls, requestTls: tls, proxyTls: tls },
  });
  // The package and Node declare the same interface apart from each other.
  const through = (address: string, options: object) => fetchThrough(address, { ...options, dispatcher });
  return through as unknown as typeof fetch;
}

const interval = 1000;

/** Wait until a starting backend responds with less than 500, at most `limit` ms. */
export async function waitFor(target: Target, limit: number) {
  const end = performance.now() + limit;
  while (performance.now() < end) {
    const call = { method: 'GET', path: settingsPath, headers: {} };
    const reply = await send({ ...target, timeout: Math.min(target.timeout, limit) }, new Cookies(), call);
    if (reply.answered && reply.status < 500) return;
    await wait(Math.min(interval, Math.max(0, end - performance.now())));
  }
}
