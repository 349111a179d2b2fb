import { list, text, texts } from '../read';
import { lost, type Flow } from './changes';
import { refuseBeyond } from './limits';
import { refuse } from './refusals';

/** FAV-01, FAV-03: create, change, rename and remove a list; the others do not change. */
export async function favoritesFlow(flow: Flow): Promise<void> {
  const { run, shopper, products } = flow;
  const before = await run.call(shopper, 'getFavoriteLists');
  if (before === undefined) return;
  const others = texts(before.body, 'name');
  const [one, two] = products;
  // Characters that HTML escapes, and of four bytes: they are kept as sent.
  const [name, renamed] = ['Contract check', 'Contract check & 🌲'];
  if (!one || others.includes(name) || others.includes(renamed)) {
    run.coverage.explain('updateFavorites', 'no product was found to put into a list');
    return;
  }
  const read = async () => (await run.call(shopper, 'getFavoriteLists'))?.body;
  const codesOf = (lists: unknown, listName: string) =>
    texts(
      list(lists).find((each) => text(each, 'name') === listName),
      'code',
      'items',
    );
  const compare = (
    operation: 'updateFavorites' | 'changeFavoriteListName',
    lists: unknown,
    listName: string,
    codes: string[],
  ) => {
    if (lists === undefined) return;
    const found = codesOf(lists, listName);
    const missing = others.filter((each) => !texts(lists, 'name').includes(each));
    const isSame = found.toSorted().join() === codes.toSorted().join();
    run.verify(
      shopper,
      operation,
      isSame,
      'FAV-02',
      '',
      `${listName} with ${codes.join(', ')}`,
      found.join(', '),
      lists,
    );
    run.verify(
      shopper,
      operation,
      missing.length === 0,
      'FAV-02',
      '',
      `the list ${missing.join(', ')} still`,
      'gone',
      lists,
    );
  };
  const update = (listName: string, codes: string[]) =>
    run.call(shopper, 'updateFavorites', { body: { listName, items: codes.map((code) => ({ code })) } });

  const codes = [one.productCode, ...(two ? [two.productCode] : [])];
  const made = await update(name, codes);
  if (made === undefined) return;
  compare('updateFavorites', made.body, name, codes);
  compare('updateFavorites', await read(), name, codes);
  const shorter = await update(name, codes.slice(0, 1));
  compare('updateFavorites', shorter?.body, name, codes.slice(0, 1));

  const changed = await run.call(shopper, 'changeFavoriteListName', {
    body: { listName: name, newListName: renamed },
  });
  compare('changeFavoriteListName', changed?.body, renamed, codes.slice(0, 1));
  const lists = await read();
  compare('changeFavoriteListName', lists, renamed, codes.slice(0, 1));
  if (texts(lists, 'name').includes(name))
    lost(flow, 'changeFavoriteListName', 'FAV-03', '', `no list ${name}`, 'still there', lists);

  await update(name, codes.slice(0, 1));
  await refuse(run, shopper, {
    operation: 'changeFavoriteListName',
    input: { body: { listName: name, newListName: renamed } },
    field: 'newListName',
    because: 'the name of another list',
  });
  await run.call(shopper, 'deleteFavoriteList', { body: { listName: name } });
  await run.call(
    shopper,
    'changeFavoriteListName',
    { body: { listName: 'contract-check-unknown', newListName: name } },
    { statuses: [400, 404], because: 'there is no such list' },
  );
  await refuseBeyond(run, shopper, 'updateFavorites', { listName: name, items: [] });
  await refuseBeyond(run, shopper, 'changeFavoriteListName', { listName: renamed, newListName: `${name} 2` });
  await run.call(shopper, 'deleteFavoriteList', { body: { listName: renamed } });
  const left = await read();
  if (texts(left, 'name').includes(renamed))
    lost(flow, 'deleteFavoriteList', 'FAV-03', '', `no list ${renamed}`, 'still there');
  const gone = left === undefined ? [] : others.filter((each) => !texts(left, 'name').includes(each));
  if (gone.length > 0)
    lost(flow, 'deleteFavoriteList', 'FAV-03', '', `the list ${gone.join(', ')} still`, 'gone', left);
  await update(name, codes.slice(0, 1));
  await update(name, []);
  const emptied = await read();
  if (texts(emptied, 'name').includes(name))
    lost(flow, 'updateFavorites', 'FAV-01', '', 'no list without items', name, emptied);
}
