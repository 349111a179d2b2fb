import type { FavoriteList } from '../../src/api/generated/types';
import type { Behaviours } from '../msw/runtime/behaviour';
import { productCard } from '../shop/catalogue/cards';
import { findProduct } from '../shop/lines';
import type { FavoriteListRecord } from '../store/state';
import type { Store } from '../store/store';
import { invalid, noContent, notFound } from './answers';
import { customerOf, languageOf, shopContext, type Call } from './shopContext';

const listsOf = (store: Store, owner: string): FavoriteListRecord[] => store.read().favorites[owner] ?? [];

/** Store a customer's lists without the empty ones (FAV-01). */
function saveLists(store: Store, owner: string, lists: FavoriteListRecord[]) {
  const state = store.read();
  const favorites = { ...state.favorites, [owner]: lists.filter(({ codes }) => codes.length > 0) };
  store.write({ ...state, favorites });
}

function listsAnswer(call: Call, owner: string): FavoriteList[] {
  const context = shopContext(call);
  const item = (code: string) => {
    const product = findProduct(code);
    return { code, ...(product ? { product: productCard(product, context) } : {}) };
  };
  return listsOf(call.store, owner).map(({ id, name, codes }) => ({ id, name, items: codes.map(item) }));
}

/** The list of that name with the given codes: the existing one changed, or a new one at the end. */
function withList(store: Store, owner: string, name: string, codes: string[]): FavoriteListRecord[] {
  const lists = listsOf(store, owner);
  if (lists.some((list) => list.name === name))
    return lists.map((list) => (list.name === name ? { ...list, codes } : list));
  const state = store.read();
  const sequence = state.sequence + 1;
  store.write({ ...state, sequence });
  return [...lists, { id: `F-${sequence}`, name, codes }];
}

/** Favourites lists, identified by name. */
export const favoritesBehaviours = {
  getFavoriteLists(call) {
    const customer = customerOf(call);
    return { status: 200, body: listsAnswer(call, customer.customerId) };
  },

  updateFavorites(call) {
    const customer = customerOf(call);
    const { listName, items } = call.input.body;
    const unknown = items.findIndex(({ code }) => !findProduct(code));
    const code = items[unknown]?.code;
    if (code !== undefined) return invalid(`items.${unknown}.code`, 'unknownCode', languageOf(call), code);
    const codes = [...new Set(items.map((item) => item.code))];
    saveLists(call.store, customer.customerId, withList(call.store, customer.customerId, listName, codes));
    return { status: 200, body: listsAnswer(call, customer.customerId) };
  },

  changeFavoriteListName(call) {
    const customer = customerOf(call);
    const { listName, newListName } = call.input.body;
    const lists = listsOf(call.store, customer.customerId);
    if (!lists.some(({ name }) => name === listName)) return notFound(languageOf(call));
    if (listName !== newListName && lists.some(({ name }) => name === newListName))
      return invalid('newListName', 'listNameTaken', languageOf(call));
    const renamed = lists.map((list) => (list.name === listName ? { ...list, name: newListName } : list));
    saveLists(call.store, customer.customerId, renamed);
    return { status: 200, body: listsAnswer(call, customer.customerId) };
  },

  deleteFavoriteList(call) {
    const customer = customerOf(call);
    const lists = listsOf(call.store, customer.customerId);
    const kept = lists.filter(({ name }) => name !== call.input.body.listName);
    if (kept.length === lists.length) return notFound(languageOf(call));
    saveLists(call.store, customer.customerId, kept);
    return noContent;
  },
} satisfies Behaviours<Store>;
