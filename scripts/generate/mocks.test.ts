import { readFile } from 'node:fs/promises';
import { getResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Violation } from '../../mocks/msw/runtime/violation';
import { createWorkspace, generateInto, put, small } from './fixtures/workspace';

/** The generated mocks, typed loosely: the type check of this project does not cover the test's description. */
interface Mocks {
  handlers(answer: (id: string) => HttpResponseResolver, baseUrl: string): Record<string, HttpHandler>;
  answerCall(options: {
    store: null;
    behaviours?: Record<string, (context: { input: unknown; example: () => unknown }) => unknown>;
    refuse: (problems: readonly Pick<Violation, 'place' | 'message'>[]) => { status: number };
    onViolation: (violation: Pick<Violation, 'direction' | 'place' | 'message'>) => void;
  }): (id: string) => HttpResponseResolver;
}

async function load(root: string): Promise<Mocks> {
  return {
    ...(await import(`${root}/mocks/generated/handlers.ts`)),
    ...(await import(`${root}/mocks/msw/runtime/answerCall.ts`)),
  };
}

let root: string;
let mocks: Mocks;
beforeAll(async () => {
  root = await createWorkspace();
  await generateInto(root, small);
  mocks = await load(root);
});

const headers = { 'Content-Language': 'no', 'Context-Url': 'https://shop.test' };
let violations: string[];
let refused: string[];
let input: unknown;
beforeEach(() => {
  violations = [];
  refused = [];
});

/** Send a request to the mocks; `answers` replaces the example of an operation. */
async function send(path: string, init: RequestInit = {}, answers: Record<string, unknown> = {}) {
  const behaviours = Object.fromEntries(
    ['getProducts', 'addToCart', ...Object.keys(answers)].map((id) => [
      id,
      (context: { input: unknown; example: () => unknown }) => {
        input = context.input;
        return answers[id] ?? context.example();
      },
    ]),
  );
  const answer = mocks.answerCall({
    store: null,
    behaviours,
    refuse: (problems) => {
      refused = problems.map(({ place, message }) => `${place} ${message}`);
      return { status: 400 };
    },
    onViolation: ({ direction, place, message }) => violations.push(`${direction} ${place} ${message}`),
  });
  const response = await getResponse(
    Object.values(mocks.handlers(answer, 'https://shop.test')),
    new Request(`https://shop.test/api${path}`, { headers, ...init }),
  );
  const text = await response?.text();
  return {
    status: response?.status,
    type: response?.headers.get('content-type'),
    body: text ? JSON.parse(text) : null,
  };
}

describe('a request', () => {
  it('DEV-02 is parsed as the contract types it: path, coerced query, exploded object, headers, defaults', async () => {
    await send('/categories/7/products?instock=true&codes=A&codes=B&filter::Color=oak%3Bash&min::Price=10');
    expect(violations).toEqual([]);
    expect(input).toEqual({
      path: { id: '7' },
      query: {
        skip: 0,
        take: 24,
        instock: true,
        codes: ['A', 'B'],
        filters: { 'filter::Color': 'oak;ash', 'min::Price': '10' },
      },
      headers: { 'Content-Language': 'no' },
    });
  });

  it.each([
    ['/categories/7/products?take=97', {}, '/query/take must be <= 96'],
    ['/categories/7/products?take=many', {}, '/query/take must be integer'],
    ['/categories/7/products?instock=yes', {}, '/query/instock must be boolean'],
    [
      '/categories/7/products?min::Price=cheap',
      {},
      '/query/filters/min::Price must match pattern "^[0-9]+$"',
    ],
    ['/categories/7/products?colour=oak', {}, '/query/filters/colour is not in the contract'],
    ['/page?colour=oak', {}, '/query/colour is not in the contract'],
    ['/page', { headers: {} }, '/headers/Content-Language is missing'],
    ['/cart', { method: 'POST' }, '/body is missing'],
    ['/cart', post('{"code":"A-1"'), '/body is no JSON'],
    ['/cart', { ...post('{}'), headers: { 'content-type': 'text/plain' } }, '/body is no application/json'],
    ['/cart', post('{"code":"","quantity":1}'), '/body/code must NOT have fewer than 1 characters'],
    ['/cart', post('{"code":"A","quantity":1,"address":{}}'), '/body/address/city is missing'],
    ['/cart', { ...post('{}'), method: 'DELETE' }, '/body is not in the contract'],
  ])('DEV-02 %s %o departs from the contract: it is refused and reported', async (path, init, problem) => {
    expect((await send(path, init)).status).toBe(400);
    expect(violations).toContain(`request ${problem}`);
    expect(refused).toContain(problem);
  });
});

describe('an answer', () => {
  it('DEV-02 is the first example of the first success, in its media type', async () => {
    const example = { pageType: 'StartPage', title: 'Home', hero: null };
    expect(await send('/page')).toEqual({ status: 200, type: 'application/json', body: example });
    expect(await send('/cart', { method: 'DELETE' })).toEqual({ status: 204, type: null, body: null });
    expect(violations).toEqual([]);
  });

  it('DEV-02 has the media type of its status', async () => {
    const { status, type } = await send('/page', {}, { getPage: { status: 404, body: { message: 'Gone' } } });
    expect([status, type]).toEqual([404, 'application/problem+json']);
    expect(violations).toEqual([]);
  });

  const menu = (depth: number): object => ({
    title: 'Books',
    children: depth === 0 ? [] : [menu(depth - 1)],
  });
  it.each([
    ['getPage', '/page', { status: 200, body: { redirectUrl: '/', permanent: false } }],
    ['getPage', '/page', { status: 301, body: { redirectUrl: '/', permanent: true } }],
    [
      'getPage',
      '/page',
      { status: 200, body: { pageType: 'StartPage', title: 'A', hero: { heading: 'B' } } },
    ],
    ['getCustomer', '/customer', { status: 204 }],
    ['addToCart', '/cart', { status: 200, body: menu(9) }],
  ])('DEV-02 of %s %s may be %o', async (id, path, answer) => {
    const { status } = await send(path, id === 'addToCart' ? post('{"code":"A","quantity":1}') : {}, {
      [id]: answer,
    });
    expect(status).toBe(answer.status);
    expect(violations).toEqual([]);
  });

  it.each([
    ['getCustomer', '/customer', { status: 418 }, ['answer  status 418 is not in the contract']],
    ['getCustomer', '/customer', { status: 204, body: {} }, ['answer  must be null']],
    [
      'getCustomer',
      '/customer',
      { status: 200, body: { email: 'kari', active: 1, since: 'May' } },
      [
        'answer /email must match format "email"',
        'answer /active must be boolean',
        'answer /since must match format "date"',
      ],
    ],
    [
      'getPage',
      '/page',
      { status: 200, body: { pageType: 'StartPage', title: null, hero: { heading: 7 } } },
      ['answer /title must be string', 'answer /hero/heading must be string'],
    ],
    [
      'getPage',
      '/page',
      {
        status: 200,
        body: { pageType: 'StartPage', titel: '', title: 'A', hero: { heading: 'B', txt: 'C' } },
      },
      ['answer /titel is not in the contract', 'answer /hero/txt is not in the contract'],
    ],
    [
      'getPage',
      '/page',
      { status: 200, body: { pageType: 'NewsPage' } },
      ['answer /pageType must be equal to one of the allowed values'],
    ],
    [
      'getPage',
      '/page',
      { status: 200, body: { redirectUrl: 7, permanent: true } },
      ['answer /redirectUrl must be string'],
    ],
    [
      'getProducts',
      '/categories/7/products',
      { status: 200, body: { numberOfHits: 1, result: [{ code: 'A', name: 'B' }] } },
      ['answer /result/0/color is missing'],
    ],
  ])(
    'DEV-02 of %s %s that is %o departs from the contract: exactly what is wrong is reported',
    async (id, path, answer, problems) => {
      await send(path, {}, { [id]: answer });
      expect(violations).toEqual(problems);
    },
  );
});

describe('the generated mocks', () => {
  it('DEV-02 need no eval and import nothing to validate', async () => {
    const code = await readFile(`${root}/mocks/generated/validators.js`, 'utf8');
    expect(code).not.toMatch(/\beval\(|new Function|\brequire\(|^import /m);
  });

  it('DEV-02 answer an operation that is added to the contract', async () => {
    const added = await createWorkspace();
    const operation = `
  /api/news:
    get:
      operationId: getNews
      responses:
        '200':
          description: The news.
          content:
            application/json: { schema: { type: array, items: { type: string } }, example: [New sofas] }
components:`;
    await put(added, 'openapi.yaml', (await readFile(small, 'utf8')).replace('\ncomponents:', operation));
    await generateInto(added, `${added}/openapi.yaml`);
    mocks = await load(added);
    expect(await send('/news')).toMatchObject({ status: 200, body: ['New sofas'] });
  });
});

function post(body: string): RequestInit {
  return { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } };
}
