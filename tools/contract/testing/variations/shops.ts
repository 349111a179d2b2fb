import type { Json } from '../mutations';
import { isObject } from '../mutations';
import { hexadecimal, prefixed, renaming } from './renaming';
import { changeJson, type Variation, varying, varyingJson } from './variation';

const texts = (
  name: string,
  isChanged: (key: string) => boolean,
  change: (text: string) => string,
): Variation =>
  varyingJson(name, (value, key) => (typeof value === 'string' && isChanged(key) ? change(value) : value));

const isPicture = (key: string) => key === 'src';
const elsewhere = (src: string) => `https://media.cdn.test/x${src.replace(/^https?:\/\/[^/]+/, '')}`;

/** Digits of article numbers, exchanged. */
const digits = (by: number) => (code: string) =>
  code.replaceAll(/\d/g, (digit) => String((Number(digit) + by) % 10));

/** Other article numbers, also the parts of them that a search is for. */
const articleNumbers: Variation = renaming(
  'other article numbers',
  (key, holder) => key === 'code' && /^\d/.test(String(holder.code)),
  { there: digits(3), back: digits(7) },
);

/** The text that a quick search repeats. */
const echo = (value: unknown, key: string) =>
  key === 'query' && typeof value === 'string' && /^[\d-]+$/.test(value) ? digits(3)(value) : value;

const partsOfNumbers: Variation = {
  name: articleNumbers.name,
  start() {
    const { intercept = (call) => call, answer = (given) => given } = articleNumbers.start();
    return {
      intercept: (call) =>
        intercept({
          ...call,
          url: call.url.replace(/(?<=[?&]query=)[\d-]+(?=&|$)/, digits(7)),
        }),
      answer(given, call) {
        const { operationId } = call;
        const echoed = operationId === 'quickSearch' ? changeJson(given.text, echo) : given.text;
        return answer({ ...given, text: echoed }, call);
      },
    };
  },
};

/** Statuses that the contract allows in place of those of the mock server. */
const statuses = (name: string, from: number, to: number, operations: readonly string[]): Variation =>
  varying(name, (answer, { operationId }) =>
    answer.status === from && operations.includes(operationId)
      ? {
          ...answer,
          status: to,
          text: JSON.stringify({ message: 'No.', ...(to === 400 ? { inputErrors: [] } : {}) }),
        }
      : answer,
  );

/** The address of a page is the one without a closing slash and without unknown parameters. */
const moved: Variation = varying('a closing slash moves to the page without it', (answer, call) => {
  const url = new URL(call.headers.get('context-url') ?? 'http://shop.test/');
  const path = url.pathname.replace(/(.)\/$/, '$1');
  if (call.operationId !== 'getPage' || answer.status !== 200) return answer;
  if (path === url.pathname && url.search !== '?contract=check') return answer;
  return { ...answer, status: 301, text: JSON.stringify({ redirectUrl: decodeURI(path) }) };
});

/** Registration with the e-mail address of an account looks like one of a new account. */
const hiddenAccounts: Variation = {
  name: 'registration does not reveal accounts',
  start() {
    let last: Json = {};
    return {
      answer(answer, { operationId, body }) {
        if (operationId !== 'registerCustomer') return answer;
        if (answer.status === 200) last = JSON.parse(answer.text) as Json;
        const { inputErrors } = JSON.parse(answer.text) as { inputErrors?: { field: string }[] };
        const { email } = JSON.parse(body || '{}') as { email?: string };
        const isTaken =
          inputErrors?.length === 1 && inputErrors[0]?.field === 'email' && email?.includes('@');
        if (!isTaken) return answer;
        const made = { ...last, email, customerId: 'C-new', id: 'C-new', address: null };
        return { ...answer, status: 200, text: JSON.stringify(made) };
      },
    };
  },
};

/** Amounts written as elsewhere: with the code of the currency behind, and other spaces. */
const written = (text: string): string =>
  text.replace(/^(-?)\s*kr\s*/i, '$1').replaceAll(/\s/g, '\u202F') + (/kr/i.test(text) ? '\u202FNOK' : '');

/** Differences between shops. */
export const shopVariations: readonly Variation[] = [
  texts('pictures on another host', isPicture, elsewhere),
  texts('pictures with a width in the query', isPicture, (src) => `${src}?w=480&v=3`),
  texts('amounts in another form', (key) => key === 'formattedString', written),
  texts(
    'other icons',
    (key) => key === 'iconName',
    (icon) => `fa-${icon}`,
  ),
  varyingJson('longer names of products', (value) =>
    isObject(value) && 'marketingText' in value && typeof value.name === 'string'
      ? { ...value, name: `${value.name} (ny)` }
      : value,
  ),
  renaming('hexadecimal ids of customers', (key) => key === 'customerId', hexadecimal, {
    query: ['customerId'],
  }),
  renaming('other ids of organisations', (key) => key === 'organizationId', prefixed('org:'), {
    query: ['organizationId'],
  }),
  renaming(
    'ids of addresses with a slash',
    (key, holder) =>
      key === 'id' && ('postalCode' in holder || (Object.keys(holder).length <= 2 && !('name' in holder))),
    prefixed('adr/'),
  ),
  renaming('order numbers with a slash and a space', (key) => key === 'orderNumber', prefixed('SO/26 '), {
    path: { getOrder: 3 },
  }),
  renaming('ids of pages with a colon', (key) => /^(pageId|parentCategoryId)$/.test(key), prefixed('cms:'), {
    path: { getCategoryProducts: 3 },
  }),
  partsOfNumbers,
  statuses('404 for what is another’s', 403, 404, [
    'getOrder',
    'getAllCustomers',
    'deleteCustomer',
    'updateCustomer',
    'changePassword',
  ]),
  statuses('400 for what does not exist', 404, 400, [
    'setPrimaryAddress',
    'deleteAddress',
    'changeFavoriteListName',
  ]),
  moved,
  hiddenAccounts,
];
