import type { OperationId } from '../../../../src/api/operation';
import { list, text, texts } from '../read';
import type { Flow } from './changes';
import { refuseBeyond } from './limits';

/** FAV-01, FAV-03: create, change, rename and remove a list; the others do not change. */
export async function favoritesFlow({ shopper, products }: Flow) {
  const before = await shopper.read('getFavoriteLists');
  if (before === undefined) return;
  const others = texts(before, 'name');
  const [one, two] = products;
  // Characters that HTML escapes, and of four bytes: they are kept as sent.
  const [name, renamed] = ['Contract check', 'Contract check & 🌲'];
  if (!one || others.includes(name) || others.includes(renamed)) {
    shopper.run.coverage.explain('updateFavorites', 'no product was found to put into a list');
    return;
  }
  const read = () => shopper.read('getFavoriteLists');
  const hasOthers = (operation: OperationId, lists: unknown) => {
    const missing = others.filter((each) => !texts(lists, 'name').includes(each)).join(', ');
    shopper.verify(lists, `${operation} FAV-02`, missing === '', `the list ${missing} still`, 'gone');
  };
  const compare = (operation: OperationId, lists: unknown, listName: string, codes: string[]) => {
    const own = list(lists).find((each) => text(each, 'name') === listName);
    const [found, wanted] = [texts(own, 'code', 'items'), codes].map((each) => each.toSorted().join(', '));
    shopper.verify(lists, `${operation} FAV-02`, found === wanted, `${listName} with ${wanted}`, found);
    hasOthers(operation, lists);
  };
  const isGone = (rule: string, lists: unknown, listName: string) =>
    shopper.verify(
      lists,
      rule,
      !texts(lists, 'name').includes(listName),
      `no list ${listName}`,
      'still there',
    );
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
  const last = codes.slice(-1);
  compare('deleteFavoriteList', (await update(name, last))?.body, name, last);
  await update(name, []);
  isGone('updateFavorites FAV-01', await read(), name);
}
