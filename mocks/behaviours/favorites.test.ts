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

  it('DEV-03 items of a user of an organisation keep their quantities; a new one has the least of its article', async () => {
    await signIn('administrator');
    const chair = (await request('getFavoriteLists', {})).find(({ name }) => name === 'Nytt møterom')
      ?.items[0];
    const body = { listName: 'Kantine', items: [{ code: one, quantity: 4 }, ...items(chair?.code ?? '')] };
    await request('updateFavorites', { body });
    const lists = await request('updateFavorites', {
      body: { ...body, items: items(one, chair?.code ?? '') },
    });
    const list = lists.find(({ name }) => name === 'Kantine');
    expect(list?.items.map(({ quantity }) => quantity)).toEqual([4, 8]);
    await signIn('private');
    const [own] = await request('getFavoriteLists', {});
    expect([own?.items[0]?.quantity, own?.shared]).toEqual([undefined, undefined]);
  });

  it('DEV-03 a list of the company is read by all its users, and changed by its owner and the administrator', async () => {
    await signIn('buyer');
    const change = (listName: string, shared?: boolean) =>
      request('updateFavorites', {
        body: { listName, items: items(one), ...(shared === undefined ? {} : { shared }) },
      });
    await expect(change('Nytt møterom')).rejects.toMatchObject({ httpStatus: 403 });
    await change('Kantine', true);
    await signIn('withoutRole');
    const lists = await request('getFavoriteLists', {});
    expect(lists.map(({ name, sharedBy, editable }) => [name, sharedBy, editable])).toEqual([
      ['Nytt møterom', 'Åse Lindqvist', false],
      ['Kantine', 'Linn Haugen', false],
    ]);
    await expect(request('deleteFavoriteList', { body: { listName: 'Kantine' } })).rejects.toMatchObject({
      httpStatus: 403,
    });
    await signIn('administrator');
    await change('Kantine', false);
    expect(await names()).toEqual(['Møterommene', 'Nytt møterom']);
    await signIn('buyer');
    expect(await names()).toEqual(['Kantine', 'Nytt møterom']);
  });

  it('DEV-03 the name of a list of the company is unique among those of its users', async () => {
    await signIn('buyer');
    const body = { listName: 'Møterommene', items: items(one) };
    await request('updateFavorites', { body });
    await expect(request('updateFavorites', { body: { ...body, shared: true } })).rejects.toMatchObject({
      inputErrors: [{ field: 'listName' }],
    });
  });

  it('DEV-03 a visitor has none to show', async () => {
    await expect(names()).rejects.toMatchObject({ httpStatus: 401 });
  });
});
