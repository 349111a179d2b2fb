import { claim, objectsIn } from './scan';
import { anyIndex } from '../finding';
import { text } from '../read';
import { valueAt } from '../../contract/source';
import type { Cookies } from '../client';
import type { Observer, Received } from '../run';

/** Reads that return what the response to a change has, with the requirement of the change. */
const reads: Readonly<Record<string, readonly [read: string, requirement: string]>> = {
  ...{ updateCustomer: ['getCustomer', 'ACC-03'], createAddress: ['getCustomer', 'ACC-02'] },
  ...{ updateAddress: ['getCustomer', 'ACC-02'], setPrimaryAddress: ['getCustomer', 'ACC-02'] },
  cancelOrder: ['getOrder', 'ORD-01'],
  ...{ addToCart: ['getCart', 'CART-02'], updateCart: ['getCart', 'CART-02'] },
  ...{
    updateFavorites: ['getFavoriteLists', 'FAV-02'],
    changeFavoriteListName: ['getFavoriteLists', 'FAV-02'],
  },
};

/** Objects with an id, by the id and the place of their list, and the objects of their fields, by their paths. */
function identified({ body }: Received) {
  const keys = new Map<string, string>();
  return new Map(
    objectsIn(body).flatMap(({ value, pointer }) => {
      const id = text(value, 'id') ?? text(value, 'code');
      const [, parent = '', field = ''] = /^(.*)\/([^/]*)$/.exec(pointer) ?? [];
      const owner = keys.get(parent);
      const key = id === undefined ? owner && `${owner}/${field}` : `${anyIndex(pointer)} ${id}`;
      if (key === undefined) return [];
      keys.set(pointer, key);
      return [[key, { value, pointer, hasId: id !== undefined }] as const];
    }),
  );
}

/** The response to a change has the objects as the read has them that follows it in the same session. An observer for one run. */
export function readBack(): Observer {
  const last = new WeakMap<Cookies, Received>();
  return (shopper, received) => {
    const change = last.get(shopper.cookies);
    last.set(shopper.cookies, received);
    const [read, requirement = ''] = reads[change?.operation ?? ''] ?? [];
    if (change?.status !== 200 || received.status !== 200 || received.operation !== read) return;
    const kept = identified(received);
    for (const [key, { value, pointer, hasId }] of identified(change)) {
      // A list that a response may leave out has no items to compare.
      const isRead = valueAt(received.body, pointer.replace(/\/[^/]*$/, '')) !== undefined;
      const isKept = pointer === '' || !hasId || !isRead || kept.has(key);
      claim(shopper, change, pointer, [requirement, isKept, `one of those that ${read} has`, 'another']);
      for (const [field, own] of Object.entries(value)) {
        const found = kept.get(key)?.value[field];
        const isSame = [own, found].some((each) => !/string|boolean/.test(typeof each)) || own === found;
        const rule = `${requirement} /${field}`;
        claim(shopper, change, pointer, [rule, isSame, `${String(found)}, as ${read} has it`, own]);
      }
    }
  };
}
