import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  type IncomingHttpHeaders,
} from 'node:http';
import { JSDOM } from 'jsdom';
import { ApiError } from '../api/errors';
import { loadPages } from '../app/pageRegistry';
import { provideWindow } from '../components/plain/sanitizeHtml';
import { loadEnglish } from '../i18n/englishText';
import { createStore } from '../lib/createStore';
import { pageUrl, provideRenderRequest, type RenderRequest } from '../lib/renderRequest';
import { reportException } from '../lib/reportException';
import { documentOf, type PageFiles, type ReadSheet } from './document';
import { renderedTypes, renderPage, type RenderResult } from './renderPage';
import { sourceHash } from './sourceHash';
import { withSettings } from './withSettings';

/** Headers of a visitor that the backend gets with each call. */
const passedOn = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'] as const;

/** Calls of one page. */
interface BackendCalls {
  send: (request: Request) => Promise<Response>;
  /** Cookies that the backend has set, as Set-Cookie headers. */
  cookies: string[];
}

/**
 * Calls in the name of a visitor.
 * @param origin of the shop: calls to it go to the backend, as in front of the browser
 * @param maxWait time for all calls together, in ms; later ones are aborted with a TimeoutError
 */
function backendCalls(
  headers: IncomingHttpHeaders,
  origin: string,
  { backend, maxWait }: { backend: string; maxWait: number },
): BackendCalls {
  const deadline = AbortSignal.timeout(maxWait);
  const cookies: string[] = [];
  const send = async (request: Request) => {
    const call = new Headers(request.headers);
    for (const name of passedOn) {
      const value = headers[name];
      if (typeof value === 'string') call.set(name, value);
    }
    const url = request.url.startsWith(`${origin}/`)
      ? backend + request.url.slice(origin.length)
      : request.url;
    const signal = AbortSignal.any([deadline, request.signal]);
    const response = await fetch(url, { headers: call, signal });
    cookies.push(...response.headers.getSetCookie());
    return response;
  };
  return { send, cookies };
}

/** Messages of the calls of the current page that have failed. */
const failedCalls = createStore<readonly string[]>([]);

const isFailedCall = (error: unknown): error is Error =>
  error instanceof Error && error.cause instanceof ApiError;

/** Write exceptions with their stack traces; failed calls are left to the line of their page. */
function logExceptions(write: (text: string) => void): void {
  globalThis.exceptionReporter = (error) => {
    if (isFailedCall(error)) failedCalls.set([...failedCalls.get(), error.message]);
    else write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  };
}

/** Write a line about the current page if calls of it have failed: its path without the query, which has typed text. */
function logFailedCalls(write: (text: string) => void): void {
  const [first, ...others] = failedCalls.get();
  if (first === undefined) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  write(`${pageUrl().pathname}: ${first.replaceAll(/\s+/g, ' ')}${more}\n`);
}

const scope = new AsyncLocalStorage<RenderRequest>();
provideRenderRequest(() => scope.getStore());

/** Run a function, and all that it awaits, for one request: stores, address and calls are its own. */
const inRequest = <Result>(request: RenderRequest, run: () => Promise<Result>): Promise<Result> =>
  scope.run(request, run);

// Editors' texts are filtered by the sanitiser of the browser, which needs a window.
provideWindow(new JSDOM('').window);

/** Options of the render service. */
export interface ServiceOptions {
  /** Origin of the backend, to which the calls of a page go. */
  backend: string;
  /** Document of the build. */
  template: string;
  pageFiles: PageFiles;
  readSheet: ReadSheet;
  /** Setting of the deployment by the name of its meta tag; empty when it is not set. */
  setting: (name: string) => string;
  /** Time for the calls of a page in ms; after it the browser gets the document of the build, and makes them itself. */
  maxWait: number;
  /** Write text to the log; default: the standard error output. */
  log?: (text: string) => void;
  /** Requests at a time; a further one gets the document of the build. */
  maxRequests: number;
}

/** Address of the page as the browser has it: the server in front of this one says host and scheme. */
function addressOf({ headers, url = '/' }: IncomingMessage): URL {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return new URL(`${scheme}://${headers.host ?? 'localhost'}${url}`);
}

const isPhone = ({ headers }: IncomingMessage) =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');

/** Value of Cache-Control: only the page of a visitor without cookies is the same for everybody. */
function cacheControl(result: RenderResult, hasCookies: boolean): string {
  if (hasCookies) return 'private, no-store';
  const isCacheable = 'app' in result && result.status === 200;
  return isCacheable ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-cache';
}

/**
 * HTTP server that renders the shop (docs/operate.md). A page that cannot be rendered, or not in time, is the document of
 * the build: the browser renders it.
 */
export async function createService(options: ServiceOptions): Promise<Server> {
  const { setting, pageFiles, readSheet, maxRequests, log = (text) => process.stderr.write(text) } = options;
  logExceptions(log);
  const template = withSettings(options.template, setting);
  await Promise.all([loadEnglish(), loadPages(renderedTypes())]);
  let requests = 0;

  async function render(request: IncomingMessage, response: ServerResponse): Promise<RenderResult> {
    if (requests > maxRequests) return { status: 200 };
    const url = addressOf(request);
    const { send, cookies } = backendCalls(request.headers, url.origin, options);
    const result = await inRequest({ url, setting, send, values: new Map(), parts: new Set<string>() }, () =>
      renderPage(isPhone(request) ? 'phone' : 'desktop').finally(() => logFailedCalls(log)),
    );
    // A visitor without cookies gets the first ones by the calls of the browser.
    if (request.headers.cookie !== undefined && cookies.length > 0) response.setHeader('Set-Cookie', cookies);
    return result;
  }

  return createServer((request, response) => {
    requests += 1;
    response.once('close', () => (requests -= 1));
    const failed = (error: unknown): RenderResult => {
      reportException(error);
      return { status: 200 };
    };
    void render(request, response)
      .catch(failed)
      .then((result) => {
        response.statusCode = result.status;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Vary', 'Cookie, User-Agent');
        response.setHeader('Cache-Control', cacheControl(result, request.headers.cookie !== undefined));
        if ('location' in result && result.location !== undefined)
          response.setHeader('Location', result.location);
        const { html, styles } = documentOf(template, result, pageFiles, readSheet);
        if (styles !== undefined) {
          response.setHeader('X-Rendered', 'true');
          response.setHeader('X-Style-Source', sourceHash(styles));
        }
        response.end(request.method === 'HEAD' ? undefined : html);
      });
  });
}
