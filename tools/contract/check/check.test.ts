import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockHttpServer } from '../../../mocks/http/mockHttpServer';
import { password, sampleCustomer } from '../../../mocks/shop/customers';
import { checkBackend } from './check';
import { driftOf, exitCode, type Report } from './report';
import type { CheckOptions } from './visitLanguage';
import { type CheckedContract, loadContract } from '../contract/contract';
import {
  type Alteration,
  alterSuccess,
  createDriftProxy,
  listen,
  type Listening,
  type PassingAnswer,
} from '../testing/driftProxy';

let contract: CheckedContract;
let mocks: Listening;
beforeAll(async () => {
  contract = await loadContract('openapi/storefront.yaml');
  mocks = await listen(createMockHttpServer({ onViolation: () => undefined }));
});
afterAll(() => mocks.close());

const private_ = { name: sampleCustomer.email, password };
const administrator = { name: 'ase@kontorhotellet.example', password };
const small: CheckOptions = { users: [private_], write: true, language: 'no', only: ['no'], pages: 4 };

/** Judge some operations only, without changes: a few calls. */
const reading = (...operations: string[]): CheckOptions => ({
  ...small,
  write: false,
  operations: new Set(operations),
});

async function checkWith(
  alterations: Record<string, Alteration>,
  options: CheckOptions = reading(...Object.keys(alterations)),
  timeout = 10_000,
): Promise<Report> {
  const proxy = await listen(createDriftProxy(mocks.base, contract.operations, alterations));
  try {
    return await checkBackend(contract, { base: proxy.base, timeout }, options);
  } finally {
    await proxy.close();
  }
}

const finding = (report: Report, operation: string) =>
  report.findings
    .filter((each) => each.operation === operation)
    .map(({ rule, pointer, expected, found }) => ({ rule, pointer, expected, found }));

const requirements = (report: Report, operation: string) => [
  ...new Set(report.findings.filter((each) => each.operation === operation).map((each) => each.requirement)),
];

const drifting = (report: Report) => [...new Set(driftOf(report).map(({ operation }) => operation))].sort();

/* eslint-disable @typescript-eslint/no-explicit-any -- bodies are altered in ways that no type allows */
type Body = any;
const body = (change: (each: Body) => void) =>
  alterSuccess((each: Body) => {
    change(each);
    return each;
  });

describe('a backend that keeps the contract', () => {
  it('DEV-05 is found clean, changes included, and what was not exercised is listed', async () => {
    const target = { base: mocks.base, timeout: 20_000 };
    const report = await checkBackend(contract, target, {
      ...small,
      users: [administrator],
      passwordToken: 'valid',
    });
    expect(report.findings).toEqual([]);
    expect(report.problems).toEqual([]);
    expect(exitCode(report)).toBe(0);
    const seen = (id: string) =>
      report.operations
        .find((each) => each.id === id)
        ?.statuses.filter((each) => each.seen > 0)
        .map(({ status }) => status);
    // The check decides on no order of a colleague.
    const undecided = ['approveOrder', 'declineOrder', 'updateOrderLines'];
    for (const { id, statuses } of report.operations)
      expect([id, seen(id)?.some((status) => status < 300)]).toEqual([
        id,
        statuses.length > 0 && !undecided.includes(id),
      ]);
    expect(seen('addToCart')).toEqual([200, 400, 401]);
    expect(seen('getCustomer')).toEqual([200, 204, 400]);
    expect(report.unexercised).toContainEqual({ operation: 'getCart', statuses: [401, 403, 404, 500] });
  }, 180_000);
});

describe('a backend whose visitors see prices', () => {
  it('DEV-05 is found clean with the option, carts of visitors included, and drifts without it', async () => {
    const server = await listen(createMockHttpServer({ onViolation: () => undefined, visitorPrices: true }));
    const target = { base: server.base, timeout: 20_000 };
    const report = await checkBackend(contract, target, { ...small, users: [], visitorPrices: true });
    expect(report.findings).toEqual([]);
    expect(report.problems).toEqual([]);
    const without = await checkBackend(contract, target, { ...small, users: [], write: false });
    expect(requirements(without, 'getCategoryProducts')).toContain('CARD-03');
    await server.close();
  }, 180_000);
});

describe('a backend that drifts', () => {
  it('DEV-05 a cart without the prices of its quantities, or one that takes less than a step, is named', async () => {
    const inQuantity = body(({ lineItems }) => {
      for (const { price } of lineItems) price.priceExVat = price.regularPriceExVat;
    });
    const takesOffStep: Alteration = (given) =>
      given.status === 400 && given.text.includes('Selges i trinn på 4.')
        ? { ...given, status: 200, text: '{}' }
        : given;
    const report = await checkWith(
      { updateCart: inQuantity, addToCart: takesOffStep },
      { ...small, pages: 60, users: [administrator], operations: new Set(['updateCart', 'addToCart']) },
    );
    const expectations = report.findings.map(({ expected }) => expected).join();
    expect(finding(report, 'updateCart').map(({ pointer }) => pointer)).toContainEqual(
      expect.stringMatching(/^\/lineItems\/\d+\/price\/priceExVat\/amount$/),
    );
    expect(expectations).toContain('quantityStep, 4');
  }, 60_000);

  it('DEV-05 each departure of a body is named with its operation, place, expectation and line', async () => {
    const report = await checkWith({
      getGlobalSettings: body((each) => delete each.staticPages.errorPage.title),
      getGlobalContent: body((each) => (each.supportPhoneNumber = 4722)),
      getHeader: body((each) => (each.headerLinks[0].url = null)),
      getSiteStructure: body((each) => (each.mainNavigation[0].renderOption = 'carousel')),
      getFooter: body((each) => (each.madeUp = 1)),
      getTranslations: body((each) => (each['common.save'] = false)),
      getAllOrders: body((each) => (each.orders[0].orderDate = '2026-11-21T10:00:00+01')),
      getFavoriteLists: body((each) => each.push(each[0])),
      getCustomer: body((each) => (each.billingAddresses[0].countryCode = 'Norway')),
      getRoles: body((each) => Array(101).fill(each[0])),
    });
    expect(finding(report, 'getGlobalSettings')).toEqual([
      {
        rule: 'missing-field',
        pointer: '/staticPages/errorPage/title',
        expected: 'a required field',
        found: 'nothing',
      },
    ]);
    expect(finding(report, 'getGlobalContent')).toEqual([
      { rule: 'wrong-type', pointer: '/supportPhoneNumber', expected: 'string', found: 'number 4722' },
    ]);
    expect(finding(report, 'getHeader')).toEqual([
      { rule: 'unexpected-null', pointer: '/headerLinks/0/url', expected: 'string', found: 'null' },
    ]);
    expect(finding(report, 'getSiteStructure')).toEqual([
      {
        rule: 'unknown-value',
        pointer: '/mainNavigation/0/renderOption',
        expected: 'one of "icons", "images", null',
        found: '"carousel"',
      },
    ]);
    expect(finding(report, 'getFooter')).toEqual([
      { rule: 'extra-field', pointer: '/madeUp', expected: 'no such field', found: '1' },
    ]);
    expect(finding(report, 'getAllOrders')[0]).toMatchObject({
      rule: 'wrong-format',
      pointer: '/orders/0/orderDate',
    });
    expect(finding(report, 'getFavoriteLists')[0]).toMatchObject({ rule: 'duplicate' });
    expect(finding(report, 'getCustomer')[0]).toMatchObject({
      rule: 'wrong-format',
      pointer: '/billingAddresses/0/countryCode',
    });
    expect(drifting(report)).toEqual([
      'getAllOrders',
      'getCustomer',
      'getFavoriteLists',
      'getGlobalContent',
      'getGlobalSettings',
      'getHeader',
      'getSiteStructure',
      'getTranslations',
    ]);
    const [place] = report.findings.filter(({ operation }) => operation === 'getGlobalContent');
    expect(place?.place).toEqual({ file: 'openapi/schemas/layout.yaml', line: 8 });
    expect(exitCode(report)).toBe(1);
  });

  it('DEV-05 a type that a brand adds for pages and menu entries is no drift, when the check is told', async () => {
    const alterations = {
      getPage: body((each) => (each.pageType = 'StoresPage')),
      getSiteStructure: body((each) => (each.mainNavigation[0].type = 'StoresPage')),
    };
    const options = reading(...Object.keys(alterations));
    const drifts = async (names: string[]) =>
      driftOf(await checkWith(alterations, { ...options, ownPageTypes: new Set(names) })).filter(
        ({ rule }) => rule === 'unknown-value',
      );
    expect((await drifts([])).map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/pageType', '/mainNavigation/0/type']),
    );
    expect(await drifts(['StoresPage'])).toEqual([]);
  });

  it('DEV-05 additions alone are information, and no drift', async () => {
    const report = await checkWith({ getFooter: body((each) => (each.madeUp = 1)) });
    expect(report.findings).toMatchObject([{ severity: 'information', rule: 'extra-field' }]);
    expect(exitCode(report)).toBe(0);
  });

  it('DEV-05 the exchange shown with a finding is the one that had it, with its body', async () => {
    const isWrong = (call: { body: string }) => call.body.includes('"quantity":0');
    let others = 0;
    const report = await checkWith(
      {
        updateCart(answer, call) {
          if (answer.status === 200 && !isWrong(call)) others += 1;
          return answer.status === 200 && isWrong(call)
            ? { ...answer, text: answer.text.replace('"lineItems"', '"lines"') }
            : answer;
        },
      },
      { ...small, operations: new Set(['updateCart']) },
    );
    const [missing] = report.findings.filter(({ rule }) => rule === 'missing-field');
    expect(others).toBeGreaterThan(1);
    expect(missing?.exchange?.request).toMatchObject({
      method: 'PUT',
      body: expect.stringContaining('"quantity":0') as string,
    });
    expect(missing?.exchange?.response.status).toBe(200);
    expect(missing?.exchange?.response.body).toContain('"lines"');
  }, 60_000);

  it('DEV-05 each departure of an answer as a whole is named with its operation, and the check goes on', async () => {
    const alterations: Record<string, Alteration> = {
      getGlobalContent: (answer) => ({ ...answer, headers: new Headers({ 'content-type': 'text/html' }) }),
      getHeader: (answer) => ({ ...answer, status: 418 }),
      getFooter: (answer) => (answer.status === 200 ? { ...answer, text: '' } : answer),
      getCustomer: (answer) => {
        const headers = new Headers(answer.headers);
        headers.set('cache-control', 'private');
        return { ...answer, headers };
      },
      getTranslations: (answer) =>
        answer.status === 200 ? { ...answer, text: answer.text.slice(0, -5) } : answer,
      getSuggestions: (answer) =>
        answer.status === 200 ? { ...answer, status: 500, text: '{"message":"Oh"}' } : answer,
      quickSearch: () => 'hang',
      variationCodeSearch: () => 'reset',
      getRoles: (answer) => ({
        ...answer,
        status: answer.status === 200 ? 403 : answer.status,
        text: '{"message":"No"}',
      }),
      getFavoriteLists: (answer) =>
        answer.status === 200 ? { ...answer, status: 503, text: '{"message":"Oh"}' } : answer,
      loginCustomer: (answer) => {
        const headers = new Headers(answer.headers);
        headers.set('content-type', 'application/problem+json');
        return answer.status === 401 ? { ...answer, headers } : answer;
      },
    };
    const report = await checkWith(alterations, reading(...Object.keys(alterations)), 1500);
    const rule = (id: string) => finding(report, id).map((each) => each.rule);
    expect(rule('getGlobalContent')).toEqual(['media-type']);
    expect(rule('getHeader')).toEqual(['undeclared-status']);
    expect(rule('getFooter')).toEqual(['empty-body']);
    expect(rule('getCustomer')).toEqual(['header']);
    expect(rule('getTranslations')).toEqual(['not-json']);
    expect(rule('getSuggestions')).toEqual(['server-error']);
    expect(finding(report, 'quickSearch')).toMatchObject([
      { rule: 'no-answer', found: 'no answer within 1.5 s' },
    ]);
    expect(rule('variationCodeSearch')).toEqual(['no-answer']);
    expect(finding(report, 'getFavoriteLists')).toContainEqual(
      expect.objectContaining({
        rule: 'header',
        expected: expect.stringContaining('Retry-After of a 503') as string,
      }),
    );
    expect(rule('loginCustomer')).toEqual(['media-type']);
    expect(drifting(report)).toHaveLength(10);
    expect(exitCode(report)).toBe(1);
  });

  it('DEV-05 invariants between reads are checked, each by its requirement', async () => {
    const alterations = {
      getCategoryProducts: alterSuccess((each: Body, { url }) => {
        if (/skip=[1-9]/.test(url)) each.result.reverse();
        for (const facet of each.facets) for (const term of facet.terms) term.count += 1;
        return each;
      }),
      search: alterSuccess((each: Body) => {
        each.productResult.sorters.forEach((sorter: Body) => (sorter.selected = sorter.value === 0));
        each.productResult.result.reverse();
        return each;
      }),
      quickSearch: body((each) => (each.contentHits += 1)),
    };
    const options = { ...reading(...Object.keys(alterations)), users: [], pages: 2 };
    const report = await checkWith(alterations, options);
    expect(requirements(report, 'getCategoryProducts')).toEqual(
      expect.arrayContaining(['LIST-10', 'FILT-07']),
    );
    expect(requirements(report, 'search')).toEqual(expect.arrayContaining(['LIST-09']));
    expect(requirements(report, 'quickSearch')).toEqual(['SRCH-05']);
  });

  it('DEV-05 invariants between changes are checked, each by its requirement', async () => {
    const alterations = {
      getCart: body((each) => {
        if (each.price) each.price.totalPrice.amount += 1;
      }),
      addToCart: body((each) => each.lineItems.shift()),
      updateCart: body((each) => (each.lineItems = each.lineItems.filter((line: Body) => !line.isGift))),
      createAddress: body((each) => (each.deliveryAddresses = [])),
      getAllOrders: body((each) => (each.totalOrderCount += 1)),
    };
    const options = { ...reading(...Object.keys(alterations)), write: true };
    const report = await checkWith(alterations, options);
    expect(requirements(report, 'getCart')).toEqual(['CART-01']);
    expect(requirements(report, 'addToCart')).toEqual(expect.arrayContaining(['CART-02']));
    expect(requirements(report, 'updateCart')).toContain('CART-02');
    expect(requirements(report, 'createAddress')).toContain('ACC-02');
    expect(requirements(report, 'getAllOrders')).toContain('ORD-01');
  });

  it('DEV-05 a price that a visitor sees is drift', async () => {
    const price = { amount: 1, formattedString: '1' };
    const report = await checkWith(
      {
        search: body((each) => {
          const promotion = each.productResult.result.find((hit: Body) => hit.promotion)?.promotion;
          if (promotion) promotion.promotionDiscountAmount = price;
          each.productResult.sorters.push({ key: 'sortOrderPriceAscending', value: 9, selected: false });
        }),
      },
      { ...reading('search'), users: [] },
    );
    expect(drifting(report)).toEqual(['search']);
    expect(report.findings.filter(({ requirement }) => requirement === 'CARD-03')).toMatchObject([
      {
        pointer: expect.stringMatching(
          /^\/productResult\/result\/\d+\/promotion\/promotionDiscountAmount$/,
        ) as string,
      },
      { pointer: expect.stringMatching(/^\/productResult\/sorters\/\d+$/) as string },
    ]);
  });

  it('DEV-05 with visitor prices, a buyable product without one is drift, and so is a cart that takes nothing', async () => {
    const server = await listen(createMockHttpServer({ onViolation: () => undefined, visitorPrices: true }));
    const alterations = {
      search: body((each) => (each.productResult.result.find((hit: Body) => hit.isBuyable).price = null)),
      addToCart: (answer: PassingAnswer) => ({ ...answer, status: 401, text: '{"message":"No."}' }),
    };
    const proxy = await listen(createDriftProxy(server.base, contract.operations, alterations));
    const options = { ...reading('search', 'addToCart'), users: [], write: true, visitorPrices: true };
    const report = await checkBackend(contract, { base: proxy.base, timeout: 20_000 }, options);
    expect(drifting(report)).toEqual(['addToCart', 'search']);
    expect(requirements(report, 'search')).toContain('CARD-04');
    await proxy.close();
    await server.close();
  });

  it('DEV-05 no report shows a password, a cookie or a token', async () => {
    const secret = 'tok-1234567890-abcdefghijklmnopqrstuvwxyz-abcdefghijklmnopqrstuvwxyz-abcdefghijklmnop';
    const report = await checkWith({
      loginCustomer: body((each) => (each.authenticateToken = secret)),
      getCustomer: body((each) => (each.phoneNumber = [secret, password])),
      getCart: (answer, { headers }) => ({ ...answer, text: `no JSON ${headers.get('cookie') ?? ''}` }),
    });
    const written = JSON.stringify(report);
    expect(written).toContain('•••');
    expect(written).not.toContain(secret.slice(0, 16));
    expect(written).not.toContain(password);
    expect(written).not.toMatch(/session=[0-9a-f]/);
  });
});

describe('a backend that cannot be judged', () => {
  it('DEV-05 is exit code 2: nothing answers, or the user is refused', async () => {
    const gone = await listen(createServer());
    await gone.close();
    const unreachable = await checkBackend(contract, { base: gone.base, timeout: 1000 }, small);
    expect([exitCode(unreachable), unreachable.findings]).toEqual([2, []]);
    expect(unreachable.problems[0]).toContain('Nothing answers');

    const refused = await checkBackend(
      contract,
      { base: mocks.base, timeout: 10_000 },
      {
        ...reading('loginCustomer'),
        users: [{ name: 'nobody@furulia.example', password: 'wrong-password' }],
      },
    );
    expect(exitCode(refused)).toBe(2);
    expect(refused.problems).toEqual(['Nobody could be signed in as nobody@furulia.example']);
  });

  it('DEV-05 is exit code 2: an operation whose success needs more options; one that only drifts is judged', async () => {
    const visiting = { users: [], pages: 1 };
    const missed = await checkWith({}, { ...reading('getRoles'), ...visiting });
    expect([exitCode(missed), missed.findings]).toEqual([2, []]);
    expect(missed.problems).toEqual([expect.stringMatching(/getRoles.*--user/)]);
    const drifting = await checkWith(
      { getHeader: (answer) => ({ ...answer, status: 418 }) },
      { ...reading('getHeader'), ...visiting },
    );
    expect([exitCode(drifting), drifting.problems]).toEqual([1, []]);
  });

  it('DEV-05 is exit code 2: no call succeeds, so that the base URL is in doubt', async () => {
    const other = await listen(createServer((_, response) => response.writeHead(404).end('<h1>Lost</h1>')));
    const report = await checkBackend(contract, { base: other.base, timeout: 1000 }, { ...small, users: [] });
    await other.close();
    expect(exitCode(report)).toBe(2);
    expect(report.problems).toEqual([expect.stringContaining('base URL')]);
  });
});
