import { describe, expect, it } from 'vitest';
import { component, contract, samples } from './contract';

/** Operations of CALL-09: method, path, operationId, and the responses beyond the common ones. */
const calls = `
GET    /api/content/page                       getPage                    200 301
GET    /api/content/global                     getGlobalContent           200
GET    /api/content/header                     getHeader                  200
GET    /api/content/footer                     getFooter                  200
GET    /api/content/get-site-structure         getSiteStructure           200
GET    /api/site/global-settings               getGlobalSettings          200
GET    /api/site/translations                  getTranslations            200
GET    /api/customer                           getCustomer                200 204
DELETE /api/customer                           deleteCustomer             204
POST   /api/customer/login                     loginCustomer              200
POST   /api/customer/register                  registerCustomer           200
POST   /api/customer/logout                    logoutCustomer             204
POST   /api/customer/set-primary-address       setPrimaryAddress          200
PUT    /api/customer/update-address            updateAddress              200
DELETE /api/customer/delete-address            deleteAddress              204
POST   /api/customer/create-address            createAddress              200
GET    /api/customer/all-customers             getAllCustomers            200
GET    /api/customer/roles                     getRoles                   200
PUT    /api/customer/update                    updateCustomer             200
POST   /api/customer/update                    createOrganizationCustomer 200
POST   /api/customer/change-password           changePassword             204
GET    /api/favorites/lists                    getFavoriteLists           200
DELETE /api/favorites/lists                    deleteFavoriteList         204
PUT    /api/favorites                          updateFavorites            200
PUT    /api/favorites/changeName               changeFavoriteListName     200
GET    /api/order/all-orders                   getAllOrders               200
GET    /api/order/{orderNumber}                getOrder                   200
POST   /api/order/                             createOrder                200
GET    /api/cart                               getCart                    200
POST   /api/cart                               addToCart                  200
PUT    /api/cart                               updateCart                 200
DELETE /api/cart                               deleteCart                 204
PUT    /api/cart/bulk                          bulkUpdateCart             200
POST   /api/cart/add-multiple                  addMultipleToCart          200
GET    /api/categories/{id}/products           getCategoryProducts        200
GET    /api/search                             search                     200
GET    /api/search/quick-search                quickSearch                200
GET    /api/search/suggestions                 getSuggestions             200
GET    /api/search/variation-code-search       variationCodeSearch        200
`;

/** Additions that a server may lack. */
const additions = `
GET    /api/site/city                          getCity                    200
POST   /api/customer/password-link             requestPasswordLink        204
POST   /api/customer/check-password-link       checkPasswordLink          200
POST   /api/customer/set-password              setPassword                204
POST   /api/order/{orderNumber}/cancel        cancelOrder                200
POST   /api/order/{orderNumber}/returns       createReturn               200
POST   /api/order/{orderNumber}/approve       approveOrder               200
POST   /api/order/{orderNumber}/decline       declineOrder               200
PUT    /api/order/{orderNumber}/lines         updateOrderLines           200
GET    /api/invoices                          getInvoices                200
GET    /api/quotes                            getQuotes                  200
POST   /api/quotes                            createQuote                200
GET    /api/quotes/{quoteNumber}              getQuote                   200
POST   /api/quotes/{quoteNumber}/reply        replyToQuote               200
POST   /api/quotes/{quoteNumber}/accept       acceptQuote                200
POST   /api/quotes/{quoteNumber}/decline      declineQuote               200
POST   /api/quotes/{quoteNumber}/release      releaseQuote               200
POST   /api/products/stock-notice              createStockNotice          204
`;
const documented = `${calls.trim()}\n${additions.trim()}`
  .split('\n')
  .map((line) => line.split(/ +/))
  .map(([method, path, id, ...statuses]) => ({ method, path, id, statuses: statuses.map(Number) }));

describe.each(documented)('$method $path', ({ method, path, id, statuses }) => {
  const operation = contract.operations.find((one) => one.method === method && one.path === path);

  it(`CALL-09 is in the contract as ${id}, with every documented answer`, () => {
    expect(operation?.id).toBe(id);
    const expected = [...statuses, 400, 401, 403, 404, 500].sort((a, b) => a - b);
    expect(operation?.answers.map(({ status }) => status)).toEqual(expected);
  });

  it('DEV-01 has an example for each answer and for its request', () => {
    const bodies = operation?.answers.filter(({ status }) => status !== 204).map(({ body }) => body) ?? [];
    if (operation?.body) bodies.push(operation.body);
    expect(bodies.filter((body) => Object.keys(body?.examples ?? {}).length === 0)).toEqual([]);
  });

  it('DEV-01 takes Content-Language and Context-Url (CALL-02)', () => {
    const headers = operation?.parameters.filter(
      (parameter) => parameter.in === 'header' && parameter.required,
    );
    expect(headers?.map(({ name }) => name)).toEqual(['Content-Language', 'Context-Url']);
  });
});

it('CALL-09 the contract has these calls and no other', () => {
  expect(contract.operations.map(({ id }) => id).sort()).toEqual(documented.map(({ id }) => id).sort());
  expect(samples.length).toBeGreaterThan(documented.length);
});

it('DEV-01 every addition to these calls is one that a server may lack', () => {
  const optional = contract.operations.filter(({ isOptional }) => isOptional).map(({ id }) => id);
  expect(optional).toEqual([
    'getCity',
    'requestPasswordLink',
    'checkPasswordLink',
    'setPassword',
    'cancelOrder',
    'createReturn',
    'approveOrder',
    'declineOrder',
    'updateOrderLines',
    'getInvoices',
    'getQuotes',
    'createQuote',
    'getQuote',
    'replyToQuote',
    'acceptQuote',
    'declineQuote',
    'releaseQuote',
    'createStockNotice',
  ]);
});

it('DEV-01 a redirect is an answer that every operation may give, and none lists it', () => {
  const { Redirect, ...others } = contract.commonAnswers;
  expect(Redirect).toMatchObject({
    status: 200,
    body: { schema: { $ref: '#/components/schemas/Redirect' } },
  });
  expect(component('Redirect').required).toEqual(['redirectUrl', 'permanent']);
  expect(others).toEqual({});
  const answers = contract.operations.flatMap((operation) => operation.answers);
  expect(answers.filter(({ body }) => JSON.stringify(body?.schema ?? {}).includes('/Redirect'))).toEqual([]);
});

it('DEV-01 only signing in takes an Authorization header (CALL-03)', () => {
  expect(contract.operations.filter(({ authorization }) => authorization).map(({ id }) => id)).toEqual([
    'loginCustomer',
  ]);
});

it('DEV-01 getCustomer answers 204 without a body when there is no customer', () => {
  const { answers = [] } = contract.operations.find(({ id }) => id === 'getCustomer') ?? {};
  expect(answers).toContainEqual({ status: 204, body: null });
});
