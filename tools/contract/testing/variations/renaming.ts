import type { PassingCall } from '../driftProxy';
import type { FaultyBackend } from '../faults/fault';
import { isObject, type Json } from '../mutations';
import { changeJson, type Variation } from './variation';

/** Ids that another backend would give, and the way back to those of the backend behind. */
interface Renaming {
  there: (id: string) => string;
  back: (id: string) => string;
}

/** True for an id to rename, by its field and the object that holds it. */
type IsId = (key: string, holder: Json) => boolean;

/** Places of the ids in addresses. */
interface Places {
  /** Query parameters. */
  query?: readonly string[];
  /** Number of the segment of the path by operation. */
  path?: Readonly<Record<string, number>>;
}

const mapIds =
  (isId: IsId, change: (id: string) => string) =>
  (value: unknown, key: string, holder: unknown): unknown =>
    typeof value === 'string' && isObject(holder) && isId(key, holder) ? change(value) : value;

function changeQuery(search: string, names: readonly string[], change: (id: string) => string): string {
  return search
    .split('&')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return names.includes(name) ? `${name}=${encodeURIComponent(change(decodeURIComponent(value)))}` : pair;
    })
    .join('&');
}

function changeUrl(
  { url, operationId }: PassingCall,
  { query = [], path = {} }: Places,
  change: (id: string) => string,
): string {
  const [address = '', search] = url.split('?');
  const changed = address
    .split('/')
    .map((part, index) =>
      index === path[operationId] ? encodeURIComponent(change(decodeURIComponent(part))) : part,
    )
    .join('/');
  return search === undefined ? changed : `${changed}?${changeQuery(search, query, change)}`;
}

/** A backend with other ids of one kind. */
export const renaming = (
  name: string,
  isId: IsId,
  { there, back }: Renaming,
  places: Places = {},
): Variation => ({
  name,
  start: (): FaultyBackend => ({
    intercept: (call) => ({
      ...call,
      url: changeUrl(call, places, back),
      body: changeJson(call.body, mapIds(isId, back)),
    }),
    answer: (answer) => ({ ...answer, text: changeJson(answer.text, mapIds(isId, there)) }),
  }),
});

/** Hexadecimal ids, of at least 16 digits. */
export const hexadecimal: Renaming = {
  there: (id) => Buffer.from(id.padEnd(10, '~')).toString('hex'),
  back: (id) =>
    /^([\da-f]{2})+$/.test(id) ? Buffer.from(id, 'hex').toString('latin1').replace(/~+$/, '') : id,
};

/** Ids with a beginning of their own. */
export const prefixed = (prefix: string): Renaming => ({
  there: (id) => prefix + id,
  back: (id) => (id.startsWith(prefix) ? id.slice(prefix.length) : `unknown ${id}`),
});
