import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../../../mocks/shop/catalogue/catalogue';
import { articlesOf } from '../../../../mocks/shop/catalogue/variations';
import { loseResponse } from '../../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { signIn } from '../../../../tests/support/signIn';
import { request } from '../../../../tests/support/request';
import { closeModal } from '../../../components/plain/modalStore';

const shop = withShop();
beforeAll(() =>
  Promise.all([
    import('./FavoriteLists'),
    import('./listModals'),
    import('./ListVariations'),
    import('../../../components/mui/ConfirmationModal'),
  ]),
);
beforeEach(closeModal);

const { products } = catalogue();
const sold = products.filter(
  ({ active, visible, isGift, hidePrice }) => active && visible && !isGift && !hidePrice,
);
const codeOf = (product: { code: string } | undefined) => {
  if (!product) throw new Error('The catalogue has no such product');
  return product.code;
};
/** Products without variations that can be added. */
const simpleCodes = sold.filter((product) => articlesOf(product).length === 1).map(codeOf);
const stored = async () =>
  (await request('getFavoriteLists', {})).map(({ name, items }) => [name, items.map(({ code }) => code)]);

/** Open Ingrid's favourites with an additional list. */
async function openList(name: string, codes: readonly string[]) {
  await signIn('private');
  await request('updateFavorites', { body: { listName: name, items: codes.map((code) => ({ code })) } });
  const { user, address } = openShop('/en/account?view=Favorites');
  const list = within(await screen.findByRole('region', { name }));
  return { user, address, list };
}

describe('FAV-03 renaming a list', () => {
  async function openRename() {
    const { user, list } = await openList('Gaver', sold.slice(0, 1).map(codeOf));
    await user.click(list.getByRole('button', { name: 'Rename Gaver' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Rename the list' }));
    const field = modal.getByLabelText<HTMLInputElement>('New name');
    const rename = async (name: string) => {
      await user.clear(field);
      if (name) await user.type(field, name);
      await user.click(modal.getByRole('button', { name: 'Save' }));
    };
    return { modal, field, rename };
  }

  test('FAV-03 the new name shows, and is the server’s', async () => {
    const { field, rename } = await openRename();
    expect(field.value).toBe('Gaver');
    await rename('Bryllup');
    expect(await screen.findByRole('region', { name: 'Bryllup' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await stored()).map(([name]) => name)).toContain('Bryllup');
  });

  test.each([
    ['its own', 'Gaver', 'The list already has this name'],
    ['taken', 'Stua', 'You already have a list with this name'],
    ['empty', '', 'New name is missing'],
    ['41 characters', 'x'.repeat(41), 'New name can have at most 40 characters'],
  ])('FAV-03 a name that is %s is refused with words of its own', async (_, name, words) => {
    const { modal, rename } = await openRename();
    await rename(name);
    expect((await modal.findAllByText(words)).length).toBeGreaterThan(0);
    expect(shop.calls.map(({ operationId }) => operationId)).not.toContain('changeFavoriteListName');
  });
});

test('FAV-03 a list is deleted once that is confirmed', async () => {
  const { user, list } = await openList('Gaver', sold.slice(0, 2).map(codeOf));
  await user.click(list.getByRole('button', { name: 'Delete Gaver' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Delete the list?' }));
  expect(modal.getByText(/“Gaver” and its 2 products/)).toBeTruthy();
  await user.click(modal.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('region', { name: 'Gaver' })).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Delete Gaver' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('region', { name: 'Gaver' })).toBeNull();
  expect(await screen.findByRole('region', { name: 'The list Gaver is deleted' })).toBeTruthy();
  expect((await stored()).map(([name]) => name)).not.toContain('Gaver');
});

test('FAV-03 a list that cannot be deleted is back, and says why', async () => {
  const { user, list } = await openList('Gaver', sold.slice(0, 2).map(codeOf));
  shop.server.use(http.delete('*/api/favorites/lists', () => HttpResponse.json(null, { status: 500 })));
  await user.click(list.getByRole('button', { name: 'Delete Gaver' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const notice = await screen.findByRole('region', { name: 'Your favourites could not be updated' });
  expect(notice.textContent).toContain('Gaver');
  expect(await screen.findByRole('region', { name: 'Gaver' })).toBeTruthy();
});

test('CARD-08 each card of the lists has its VAT label, which follows the switch', async () => {
  const { user } = await openList('Gaver', sold.slice(0, 2).map(codeOf));
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('region').length).toBeGreaterThan(1);
  const labels = () => main.getAllByText(/VAT$/).map(({ textContent }) => textContent.trim());
  const cards = main.getAllByRole('article').length;
  expect(labels()).toEqual(Array(cards).fill('incl. VAT'));
  await user.click(screen.getByRole('switch', { name: /^Prices incl\. VAT/ }));
  expect(labels()).toEqual(Array(cards).fill('ex VAT'));
});

test('FAV-01 a product is removed and, with Undo, back in its place; a list without products is gone', async () => {
  const codes = sold.slice(0, 2).map(codeOf);
  const { user, list } = await openList('Gaver', codes);
  for (const left of [1, 0]) {
    const [remove] = list.getAllByRole('button', { name: /^Remove .* from Gaver$/ });
    if (!remove) throw new Error('Nothing to remove');
    await user.click(remove);
    await waitFor(async () =>
      expect((await stored()).find(([name]) => name === 'Gaver')?.[1] ?? []).toHaveLength(left),
    );
  }
  expect(screen.queryByRole('region', { name: 'Gaver' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Gaver' })).toBeTruthy();
  await waitFor(async () => expect(await stored()).toContainEqual(['Gaver', codes.slice(1)]));
});

test('FAV-01 without lists the view says so, and leads on', async () => {
  await signIn('empty', 'blåbærłąka🌲');
  openShop('/en/account?view=Favorites');
  expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/en');
});

describe('FAV-03 adding a whole list to the cart', () => {
  test('FAV-03 line by line: added, several variants, no longer sold, not found', async () => {
    await signIn('private');
    const lists = await request('getFavoriteLists', {});
    const answer = await request('updateFavorites', {
      body: { listName: 'Alt', items: sold.slice(0, 60).map(({ code }) => ({ code })) },
    });
    const items = answer.find(({ name }) => name === 'Alt')?.items ?? [];
    const simple = items.find(({ product }) => product && product.variations.length <= 1);
    const varied = items.find(({ product }) => product && product.isBuyable && product.variations.length > 1);
    if (!simple?.product || !varied?.product) throw new Error('Not in the catalogue');
    const retired = {
      code: '111111',
      product: { ...simple.product, code: '111111', name: 'Old', active: false },
    };
    const mixed = [simple, varied, retired, { code: '999999' }];
    shop.server.use(
      http.get('*/api/favorites/lists', () =>
        HttpResponse.json([...lists, { id: 'mixed', name: 'Mixed', items: mixed }]),
      ),
    );
    const { user } = openShop('/en/account?view=Favorites');
    const list = within(await screen.findByRole('region', { name: 'Mixed' }));
    await user.click(list.getByRole('button', { name: 'Add all to cart: Mixed' }));
    const selection = within(await screen.findByRole('dialog', { name: 'Choose variants' }));
    await user.selectOptions(selection.getByLabelText(varied.product.name), 'Leave out');
    await user.click(selection.getByRole('button', { name: 'Add all to cart' }));
    const report = within(await list.findByRole('region', { name: '1 of 4 was added to your cart' }));
    expect(document.activeElement?.textContent).toBe('1 of 4 was added to your cart');
    const line = (name: string) =>
      report.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name))?.textContent;
    const addedGroup = report.getByText('Added').closest('details');
    expect(addedGroup?.textContent).toContain(simple.product.name);
    expect(line(varied.product.name)).toContain('Choose a variant first');
    expect(line('Old')).toContain('No longer sold');
    expect(line('999999')).toContain('No longer in the shop');
    const cart = await request('getCart', {});
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([1]);
    await user.click(report.getByRole('button', { name: `Choose a variant: ${varied.product.name}` }));
    const picker = within(await screen.findByRole('dialog', { name: 'Choose a variant' }));
    await user.click(await picker.findByRole('button', { name: /^Add to cart/ }));
    expect(await screen.findByText('2 of 4 were added to your cart')).toBeTruthy();
  });

  /** Open a list of a product in several variations, one of its variations, and a product with colors. */
  async function openVariedList() {
    await signIn('private');
    const answer = await request('updateFavorites', {
      body: { listName: 'Alt', items: sold.slice(0, 60).map(({ code }) => ({ code })) },
    });
    const varied = (answer.find(({ name }) => name === 'Alt')?.items ?? []).flatMap(({ product }) =>
      product?.isBuyable && product.variations.filter(({ isBuyable }) => isBuyable).length > 1
        ? [product]
        : [],
    );
    const [open, kept] = varied;
    const colored = varied.find(
      (product) =>
        product !== open &&
        product !== kept &&
        product.variations.filter(({ color }) => color?.key === product.availableColors[1]?.key).length === 1,
    );
    const [variation, keptVariation] = [open?.variations.at(-1), kept?.variations.at(-1)];
    const color = colored?.availableColors[1];
    const coloredVariation = colored?.variations.find((each) => each.color?.key === color?.key);
    if (!open || !kept || !variation || !keptVariation || !colored || !color || !coloredVariation)
      throw new Error('Not in the catalogue');
    const items = [
      { code: open.code, product: open },
      { code: keptVariation.code, product: kept },
      { code: colored.code, product: colored },
    ];
    shop.server.use(
      http.get('*/api/favorites/lists', () => HttpResponse.json([{ id: 'a', name: 'Alt', items }])),
    );
    const { user } = openShop('/en/account?view=Favorites');
    const list = within(await screen.findByRole('region', { name: 'Alt' }));
    const card = within(list.getByRole('article', { name: colored.name }));
    await user.click(card.getByRole('button', { name: color.name }));
    await user.click(list.getByRole('button', { name: 'Add all to cart: Alt' }));
    const selection = within(await screen.findByRole('dialog', { name: 'Choose variants' }));
    return {
      user,
      list,
      selection,
      open,
      selected: [variation.code, keptVariation.code, coloredVariation.code],
    };
  }

  test('FAV-03 variants selected in the list or on a card are kept; a picker asks for each of the others, then all are added', async () => {
    const { user, list, selection, open, selected } = await openVariedList();
    expect(selection.getAllByRole('combobox')).toHaveLength(1);
    await user.selectOptions(selection.getByLabelText(open.name), selected[0] ?? '');
    await user.click(selection.getByRole('button', { name: 'Add all to cart' }));
    expect(await list.findByRole('region', { name: 'Everything was added to your cart' })).toBeTruthy();
    const { lineItems } = await request('getCart', {});
    expect(lineItems.map(({ code }) => code).sort()).toEqual(selected.toSorted());
  });

  test('FAV-03 nothing is added while a variant is missing: its picker says so, with the focus', async () => {
    const { user, selection, open } = await openVariedList();
    await user.click(selection.getByRole('button', { name: 'Add all to cart' }));
    const picker = selection.getByRole('combobox', {
      name: open.name,
      description: 'Choose a variant first',
    });
    expect(document.activeElement).toBe(picker);
    expect(shop.calls.map(({ operationId }) => operationId)).not.toContain('addMultipleToCart');
  });

  test('ANA-01 the event of a list has brand, category and price of the lines of the cart', async () => {
    const { user, list } = await openList('Gaver', simpleCodes.slice(0, 1));
    await user.click(list.getByRole('button', { name: 'Add all to cart: Gaver' }));
    await list.findByRole('region', { name: 'Everything was added to your cart' });
    const event = window.dataLayer?.findLast((entry) => entry.event === 'add_to_cart');
    const { code, item, categoryPath, price } = (await request('getCart', {})).lineItems[0] ?? {};
    expect((event?.['ecommerce'] as { items: unknown }).items).toMatchObject([
      {
        item_id: code,
        item_name: item?.name,
        item_brand: item?.brand,
        item_category: categoryPath?.[0],
        price: price?.priceExVat.amount,
      },
    ]);
  });

  test.each(['at once', 'after the response'])(
    'FAV-03 of a double click, the second %s, the list is added once, and reported',
    async (second) => {
      const { list } = await openList('Gaver', simpleCodes.slice(0, 2));
      const button = list.getByRole('button', { name: 'Add all to cart: Gaver' });
      vi.spyOn(performance, 'now').mockReturnValue(performance.now());
      fireEvent.click(button);
      const report = () => list.findByRole('region', { name: 'Everything was added to your cart' });
      if (second !== 'at once') await report();
      fireEvent.click(button);
      vi.restoreAllMocks();
      expect(await report()).toBeTruthy();
      const { lineItems } = await request('getCart', {});
      expect(lineItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
    },
  );

  test('FAV-03 what the shop will not add says why; out of stock has words of its own', async () => {
    const codes = sold.slice(0, 60).map(codeOf);
    await signIn('private');
    const answer = await request('updateFavorites', {
      body: { listName: 'Alt', items: codes.map((code) => ({ code })) },
    });
    const simple = (answer.find(({ name }) => name === 'Alt')?.items ?? []).filter(
      ({ product }) => product?.isBuyable && product.variations.length === 0,
    );
    const [first, second] = simple.map(({ product }) => product);
    if (!first || !second) throw new Error('Not in the catalogue');
    const items = [
      { code: first.code, product: { ...first, inStockQuantity: 0 } },
      { code: second.code, product: { ...second, inStockQuantity: 9 } },
    ];
    const nothing = { count: 0, lineItems: [] };
    const lineItems = items.map(({ code }) => ({ code, name: code, quantity: '1', reason: 'At most 4.' }));
    shop.server.use(
      http.get('*/api/favorites/lists', () => HttpResponse.json([{ id: 'a', name: 'Alt', items }])),
      http.post('*/api/cart/add-multiple', () =>
        HttpResponse.json({
          added: nothing,
          incorrectFormat: nothing,
          notFound: nothing,
          notAdded: { count: 2, lineItems },
        }),
      ),
    );
    const { user } = openShop('/en/account?view=Favorites');
    await user.click(await screen.findByRole('button', { name: 'Add all to cart: Alt' }));
    const report = within(await screen.findByRole('region', { name: 'Nothing was added to your cart' }));
    const texts = report.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Out of stock');
    expect(texts[1]).toContain('At most 4.');
  });
});

test('FAV-03 of an article sold in steps its minimum is added, and says why', async () => {
  const stacked = codeOf(
    sold.find(
      (each) => each.category.code === 'visitor-chairs' && !each.campaign && articlesOf(each).length === 1,
    ),
  );
  await signIn('administrator');
  await request('updateFavorites', {
    body: { listName: 'Møterom', items: [{ code: stacked, quantity: 1 }] },
  });
  const { user } = openShop('/en/account?view=Favorites');
  await user.click(await screen.findByRole('button', { name: 'Add all to cart: Møterom' }));
  await screen.findByText('1 was changed to 8. Sold in steps of 4, at least 8.');
  const { lineItems } = await request('getCart', {});
  expect(lineItems.map(({ code, quantity }) => [code, quantity])).toEqual([[stacked, 8]]);
});

describe('FAV-03 a change of a list that got no answer', () => {
  test('FAV-03 a list that is gone is deleted', async () => {
    const { user, list } = await openList('Gaver', sold.slice(0, 2).map(codeOf));
    await user.click(list.getByRole('button', { name: 'Delete Gaver' }));
    loseResponse(shop, 'deleteFavoriteList');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('region', { name: 'The list Gaver is deleted' });
    expect(screen.queryByRole('region', { name: 'Gaver' })).toBeNull();
  });

  test('FAV-03 a list with its new name is renamed', async () => {
    const { user, list } = await openList('Gaver', sold.slice(0, 1).map(codeOf));
    await user.click(list.getByRole('button', { name: 'Rename Gaver' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Rename the list' }));
    await user.type(modal.getByLabelText('New name'), 'idéer');
    loseResponse(shop, 'changeFavoriteListName');
    await user.click(modal.getByRole('button', { name: 'Save' }));
    await screen.findByRole('region', { name: 'Gaveridéer' });
  });
});
