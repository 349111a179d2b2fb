// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { request } from '../../tests/support/request';
import { useMockServer } from '../../tests/support/mockServer';
import { signIn } from '../../tests/support/signIn';
import { catalogue } from '../shop/catalogue/catalogue';

const [one = '', two = ''] = catalogue().products.map(({ code }) => code);
const items = (...codes: string[]) => codes.map((code) => ({ code }));
const names = async () => (await request('getFavoriteLists', {})).map(({ name }) => name);

describe('favourites', () => {
  useMockServer();

  it('DEV-03 a list is made, changed, and gone once empty', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    await request('updateFavorites', { body: { listName: 'Hytta', items: items(one, two, one) } });
    const [list] = await request('getFavoriteLists', {});
    expect(list?.items.map(({ code, product }) => [code, product?.code])).toEqual([
      [one, one],
      [two, two],
    ]);
    await request('updateFavorites', { body: { listName: 'Hytta', items: [] } });
    expect(await names()).toEqual([]);
  });

  it('DEV-03 a list is renamed and deleted by its name', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    await request('updateFavorites', { body: { listName: 'Stua', items: items(one) } });
    await request('updateFavorites', { body: { listName: 'Gaver', items: items(two) } });
    await expect(
      request('changeFavoriteListName', { body: { listName: 'Stua', newListName: 'Gaver' } }),
    ).rejects.toMatchObject({ inputErrors: [{ field: 'newListName' }] });
    await request('changeFavoriteListName', { body: { listName: 'Stua', newListName: 'Lesekroken' } });
    await request('deleteFavoriteList', { body: { listName: 'Gaver' } });
    expect(await names()).toEqual(['Lesekroken']);
  });

  it('DEV-03 a code that is no product’s is refused by its place', async () => {
    await signIn('private');
    await expect(
      request('updateFavorites', { body: { listName: 'Stua', items: items(one, '999999') } }),
    ).rejects.toMatchObject({ inputErrors: [{ field: 'items.1.code' }] });
  });

  it('DEV-03 a visitor has none to show', async () => {
    await expect(names()).rejects.toMatchObject({ httpStatus: 401 });
  });
});
