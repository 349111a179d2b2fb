import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorkspace, generateInto, put, small, typeErrors } from './fixtures/workspace';

const preamble = `
import type { Customer, Hero, MenuItem, Page, Product, ProductPage, StartPage } from './api/generated/types';
import type { OperationData, OperationId, OperationInput } from './api/operation';
import { getPageQuery, getProductsQuery, getCustomerQuery } from './api/generated/queries';
import { addToCart, deleteCart } from './api/generated/calls';
import { getProductsInfiniteQuery, getProductsPages } from './api/generated/infiniteQueries';
import { addToCartBody } from './api/generated/schemas';
import type { Behaviours } from '../mocks/msw/runtime/behaviour';
import { handlers } from '../mocks/generated/handlers';
import { answerCall } from '../mocks/msw/runtime/answerCall';
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
declare function check<T extends true>(): T;
`;

// The first check also reads the libraries' types.
vi.setConfig({ testTimeout: 60_000 });

let root: string;
beforeAll(async () => {
  root = await createWorkspace();
});

describe('types of a small description', () => {
  beforeAll(() => generateInto(root, small));
  const errors = (code: string) => typeErrors(root, preamble + code);

  it('DEV-02 what is right of nullable, recursive and discriminated schemas, of 204 and redirects, compiles', () => {
    expect(
      errors(`
        check<Same<Product['color'], string | null>>();
        check<Same<StartPage['hero'], Hero | null>>();
        check<Same<MenuItem['children'][number]['children'], MenuItem[]>>();
        check<Same<Page['pageType'], 'StartPage' | 'ProductBase' | 'ProductPage'>>();
        export const product = (page: Page): Product | null => (page.pageType === 'StartPage' ? null : page.product);
        check<Same<OperationData<'getCustomer'>, Customer | null>>();
        check<Same<OperationData<'deleteCart'>, null>>();
        check<Same<OperationData<'getPage'>, StartPage | ProductPage>>();
      `),
    ).toEqual([]);
  });

  it('DEV-02 inputs hold what the call has: headers of the client optional, an exploded object by its keys', () => {
    expect(
      errors(`
        getPageQuery();
        getPageQuery({ headers: { 'Context-Url': 'https://shop.test/en' } });
        getProductsQuery({ path: { id: '7' }, query: { take: 48, filters: { 'filter::Color': 'oak;ash' }, codes: ['A'] } });
        getProductsInfiniteQuery({ path: { id: '7' }, query: { skip: 48, codes: ['A'] } }, { until: 96 });
        check<Same<ReturnType<typeof getProductsInfiniteQuery>['initialPageParam'], { skip: number; take: number }>>();
        check<Same<ReturnType<typeof getProductsPages.items>, Product[]>>();
        check<Same<typeof getProductsPages.maxTake, 96>>();
        addToCart({ body: { code: 'A-1', quantity: 2 } });
        deleteCart();
        export const data: Promise<MenuItem> = addToCart({ body: { code: 'A-1', quantity: 2, notes: ['soft'] } });
        export const key: readonly ['getCustomer', object] = getCustomerQuery().queryKey;
        export const everyId: OperationId[] = ['getPage', 'getProducts', 'getCustomer', 'addToCart', 'deleteCart'];
        const item = addToCartBody.parse({});
        check<Same<typeof item.quantity, number>>();
        check<Same<typeof item.address, { city: string; phone?: string } | undefined>>();
      `),
    ).toEqual([]);
  });

  it('DEV-02 what a call does not have or needs and is not given does not compile', () => {
    const wrong = [
      `getProductsQuery({});`,
      `getProductsQuery({ path: { id: '7' }, query: { take: '48' } });`,
      `getProductsInfiniteQuery({ path: { id: '7' }, query: { skip: '48' } });`,
      `addToCart();`,
      `addToCart({ body: { code: 'A-1' } });`,
      `deleteCart({ body: {} });`,
      `type Unknown = OperationData<'getNews'>;`,
      `export const product: Product = { code: 'A', name: null, color: null };`,
    ];
    const first = preamble.split('\n').length;
    const lines = errors(wrong.join('\n')).map((error) => Number.parseInt(error));
    expect(lines).toEqual(wrong.map((_code, index) => first + index));
  });

  it('DEV-02 a behaviour gets its typed input and may answer as documented and no other way', () => {
    const behaviours = `
export const right: Behaviours<{ names: string[] }> = {
  getCustomer: () => ({ status: 204 }),
  getPage: () => ({ status: 301, body: { redirectUrl: '/', permanent: true } }),
  getProducts: ({ input, store }) => {
    const take: number = input.query.take;
    const color: string | undefined = input.query.filters?.['filter::Color'];
    const product = { code: color ?? '', name: store.names[take] ?? '', color: null };
    return { status: 200, body: { result: [product], numberOfHits: 1 } };
  },
};
handlers(answerCall({ store: { names: ['Bench'] }, behaviours: right, refuse: () => ({ status: 400 }), onViolation: () => {} }));`;
    const wrong = [
      `export const undocumented: Behaviours<null> = { getCustomer: () => ({ status: 418 }) };`,
      `export const surplus: Behaviours<null> = { getCustomer: () => ({ status: 204, body: { message: '' } }) };`,
      `export const other: Behaviours<null> = { getPage: () => ({ status: 404, body: { redirectUrl: '/' } }) };`,
    ];
    const first = (preamble + behaviours).split('\n').length + 1;
    const lines = errors([behaviours, ...wrong].join('\n')).map((error) => Number.parseInt(error));
    expect(lines).toEqual(wrong.map((_code, index) => first + index));
  });
});

describe('a description that changes', () => {
  const original = readFile(small, 'utf8');
  const regenerate = async (text: string) => {
    await put(root, 'openapi.yaml', text);
    await generateInto(root, `${root}/openapi.yaml`);
  };

  it('DEV-02 an added operation is generated into client, query options and mocks with no other edit', async () => {
    const use = `
      import { getNews } from './api/generated/calls';
      import { getNewsQuery } from './api/generated/queries';
      import type { Behaviours } from '../mocks/msw/runtime/behaviour';
      import { examples } from '../mocks/generated/examples';
      export const data: Promise<{ title: string }> = getNews();
      export const query = getNewsQuery();
      export const behaviours: Behaviours<null> = { getNews: () => examples.getNews[200].default() };`;
    await generateInto(root, small);
    expect(typeErrors(root, use)).not.toEqual([]);
    const operation = `
  /api/news:
    get:
      operationId: getNews
      responses:
        '200':
          description: The news.
          content:
            application/json:
              schema: { type: object, required: [title], properties: { title: { type: string } } }
              example: { title: New sofas }
components:`;
    await regenerate((await original).replace('\ncomponents:', operation));
    expect(typeErrors(root, use)).toEqual([]);
  });

  it('DEV-02 a field that is removed no longer compiles where it is used', async () => {
    const use = `
      import type { Hero } from './api/generated/types';
      export const heading = (hero: Hero) => hero.heading;`;
    await regenerate(await original);
    expect(typeErrors(root, use)).toEqual([]);
    await regenerate(
      (await original)
        .replace('required: [heading]', 'required: [text]')
        .replace('{ heading: { type: string } }', '{ text: { type: string } }'),
    );
    expect(typeErrors(root, use)).toEqual([
      "3: Property 'heading' does not exist on type '{ text: string; }'.",
    ]);
  });
});
