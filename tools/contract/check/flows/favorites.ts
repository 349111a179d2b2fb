import type { OperationId } from '../../../../src/api/operation';
import { at, itemOf, list, texts } from '../read';
import { type Flow, readCustomer } from './changes';
import { refuseBeyond } from './limits';

/** FAV-01, FAV-03: create, change, rename and remove a list; the others do not change. */
export async function favoritesFlow(flow: Flow) {
  const { shopper, products } = flow;
  const before = await shopper.read('getFavoriteLists');
  if (before === undefined) return;
  const others = texts(before, 'name');
  const [one, two] = products;
  // Characters that HTML escapes, and of four bytes: they are kept as sent.
  const [name, renamed] = ['Contract check', 'Contract check & 🌲'];
  if (!one || others.includes(name) || others.includes(renamed)) {
    shopper.run.coverage.explain('no product was found to put into a list', 'updateFavorites');
    return;
  }
  const read = () => shopper.read('getFavoriteLists');
  const hasOthers = (operation: OperationId, lists: unknown) => {
    const missing = others.filter((each) => !texts(lists, 'name').includes(each)).join(', ');
    shopper.verify(lists, `${operation} FAV-02`, missing === '', `the list ${missing} still`, 'gone');
  };
  const compare = (operation: OperationId, lists: unknown, listName: string, codes: string[]) => {
    const own = texts(itemOf(lists, 'name', listName), 'code', 'items');
    const [found, wanted] = [own, codes].map((each) => each.toSorted().join(', '));
    shopper.verify(lists, `${operation} FAV-02`, found === wanted, `${listName} with ${wanted}`, found);
    hasOthers(operation, lists);
  };
  const isGone = (rule: string, lists: unknown, listName: string) =>
    shopper.verify(lists, rule, !texts(lists, 'name').includes(listName), `no list ${listName}`);
  const update = (listName: string, codes: string[]) =>
    shopper.call('updateFavorites', { body: { listName, items: codes.map((code) => ({ code })) } });

  const codes = [one.productCode, ...(two ? [two.productCode] : [])];
  const made = await update(name, codes);
  if (made === undefined) return;
  compare('updateFavorites', made.body, name, codes);
  compare('updateFavorites', await read(), name, codes);
  const first = codes.slice(0, 1);
  compare('updateFavorites', (await update(name, first))?.body, name, first);

  const names = { listName: name, newListName: renamed };
  const changed = await shopper.read('changeFavoriteListName', { body: names });
  compare('changeFavoriteListName', changed, renamed, first);
  const lists = await read();
  compare('changeFavoriteListName', lists, renamed, first);
  isGone('changeFavoriteListName FAV-03', lists, name);

  await update(name, first);
  const taken = 'the name of another list';
  await shopper.refuse('changeFavoriteListName', { body: names }, 'newListName', taken);
  await shopper.call('deleteFavoriteList', { body: { listName: name } });
  await refuseBeyond(shopper, 'updateFavorites', { listName: name, items: [] });
  await refuseBeyond(shopper, 'changeFavoriteListName', { listName: renamed, newListName: `${name} 2` });
  await shopper.call('deleteFavoriteList', { body: { listName: renamed } });
  const left = await read();
  isGone('deleteFavoriteList FAV-03', left, renamed);
  hasOthers('deleteFavoriteList', left);
  for (const listName of ['contract-check-unknown', renamed]) {
    const body = { listName, newListName: name };
    await shopper.expect('changeFavoriteListName', { body }, 'there is no such list', 400, 404);
  }
  if (at(await readCustomer(shopper), 'listQuantities') === true) {
    await keeps(flow, name, 'quantity', [3, 5]);
    await refuseBeyond(shopper, 'updateFavorites', {
      listName: name,
      items: [{ code: codes[0], quantity: 1 }],
    });
  }
  const shared = at(itemOf(made.body, 'name', name), 'shared');
  shopper.verify(made.body, 'updateFavorites FAV-03', shared !== true, 'a list that is not shared');
  if (shared === false) await keeps(flow, name, 'shared', [true, false]);
  const last = codes.slice(-1);
  compare('deleteFavoriteList', (await update(name, last))?.body, name, last);
  await update(name, []);
  isGone('updateFavorites FAV-01', await read(), name);
}

/** FAV-03: the values that a list keeps of its field or its item, also when none is sent. Removes the list. */
async function keeps(
  { shopper, products: [product] }: Flow,
  listName: string,
  field: 'quantity' | 'shared',
  values: readonly (number | boolean)[],
) {
  const isOfItem = field === 'quantity';
  const update = (setting: object = {}) => {
    const items = [{ code: product?.productCode, ...(isOfItem && setting) }];
    return shopper.read('updateFavorites', { body: { listName, items, ...(!isOfItem && setting) } });
  };
  const has = (lists: unknown, value: number | boolean) => {
    const own = itemOf(lists, 'name', listName);
    const found = at(isOfItem ? list(own, 'items')[0] : own, field);
    shopper.verify(lists, 'updateFavorites FAV-03', found === value, `${field}: ${value}`, found);
  };
  for (const value of values) {
    has(await update({ [field]: value }), value);
    has(await update(), value);
    has(await shopper.read('getFavoriteLists'), value);
  }
  await shopper.call('deleteFavoriteList', { body: { listName } });
}
