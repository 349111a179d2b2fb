import type { FavoriteList } from '../../src/api/generated/types';
import type { Behaviours } from '../msw/runtime/behaviour';
import { productCard } from '../shop/catalogue/cards';
import { findProduct } from '../shop/lines';
import { permissionsOf } from '../shop/roles';
import type { CustomerRecord, FavoriteListRecord } from '../store/state';
import type { Store } from '../store/store';
import { forbidden, invalid, noContent, notFound } from './answers';
import { customerOf, languageOf, shopContext, type Call } from './shopContext';

/** A list with its owner, as a customer sees it. */
interface VisibleList {
  list: FavoriteListRecord;
  owner: CustomerRecord;
  editable: boolean;
}

const listsOf = (store: Store, owner: string): FavoriteListRecord[] => store.read().favorites[owner] ?? [];

/** The other users of a customer's organisation. */
const colleaguesOf = ({ organizationId, customerId }: CustomerRecord, store: Store): CustomerRecord[] =>
  Object.values(store.read().customers).filter(
    (each) =>
      organizationId !== null && each.organizationId === organizationId && each.customerId !== customerId,
  );

/** A customer's own lists, then those of the company. Administrators may change them all. */
function visibleLists(customer: CustomerRecord, store: Store): VisibleList[] {
  const mayEdit = permissionsOf(customer)?.manageUsers === true;
  const own = listsOf(store, customer.customerId).map((list) => ({ list, owner: customer, editable: true }));
  const shared = colleaguesOf(customer, store).flatMap((owner) =>
    listsOf(store, owner.customerId)
      .filter((list) => list.shared)
      .map((list) => ({ list, owner, editable: mayEdit })),
  );
  return [...own, ...shared];
}

const findList = (customer: CustomerRecord, store: Store, name: string) =>
  visibleLists(customer, store).find(({ list }) => list.name === name);

/** True when a colleague of a list's owner has a list of that name, shared or not. */
const isTakenByColleague = (owner: CustomerRecord, store: Store, name: string): boolean =>
  colleaguesOf(owner, store).some(({ customerId }) =>
    listsOf(store, customerId).some((list) => list.name === name),
  );

/** Store a customer's lists without the empty ones (FAV-01). */
function saveLists(store: Store, owner: string, lists: FavoriteListRecord[]) {
  const state = store.read();
  const favorites = { ...state.favorites, [owner]: lists.filter(({ codes }) => codes.length > 0) };
  store.write({ ...state, favorites });
}

/** Replace a list of its owner; add it when it is new. */
function saveList(store: Store, owner: string, changed: FavoriteListRecord) {
  const lists = listsOf(store, owner);
  const isKnown = lists.some(({ id }) => id === changed.id);
  saveLists(
    store,
    owner,
    isKnown ? lists.map((list) => (list.id === changed.id ? changed : list)) : [...lists, changed],
  );
}

function newList(store: Store, name: string): FavoriteListRecord {
  const state = store.read();
  const sequence = state.sequence + 1;
  store.write({ ...state, sequence });
  return { id: `F-${sequence}`, name, codes: [] };
}

function listsAnswer(call: Call, customer: CustomerRecord): FavoriteList[] {
  const context = shopContext(call);
  const isOfCompany = customer.organizationId !== null;
  const item = (code: string, quantities: FavoriteListRecord['quantities']) => {
    const found = findProduct(code);
    const product = found && productCard(found, context);
    const quantity = quantities?.[code] ?? product?.minQuantity ?? 1;
    return { code, ...(isOfCompany && { quantity }), ...(product && { product }) };
  };
  return visibleLists(customer, call.store).map(({ list, owner, editable }) => ({
    id: list.id,
    name: list.name,
    items: list.codes.map((code) => item(code, list.quantities)),
    ...(isOfCompany && { shared: list.shared ?? false, editable }),
    ...(owner.customerId !== customer.customerId && { sharedBy: `${owner.firstName} ${owner.lastName}` }),
  }));
}

/** Favourites lists, identified by name; those of the company belong to the user who created them. */
export const favoritesBehaviours = {
  getFavoriteLists(call) {
    return { status: 200, body: listsAnswer(call, customerOf(call)) };
  },

  updateFavorites(call) {
    const customer = customerOf(call);
    const { store } = call;
    const { listName, items, shared } = call.input.body;
    const unknown = items.findIndex(({ code }) => !findProduct(code));
    const code = items[unknown]?.code;
    if (code !== undefined) return invalid(`items.${unknown}.code`, 'unknownCode', languageOf(call), code);
    const found = findList(customer, store, listName);
    const isForbidden = found?.editable === false || (shared === true && customer.organizationId === null);
    if (isForbidden) return forbidden(languageOf(call));
    const owner = found?.owner ?? customer;
    const isShared = shared ?? found?.list.shared ?? false;
    if (isShared && !found?.list.shared && isTakenByColleague(owner, store, listName))
      return invalid('listName', 'companyListNameTaken', languageOf(call));
    const list = found?.list ?? newList(store, listName);
    const quantities = items.flatMap((item) => {
      const quantity = item.quantity ?? list.quantities?.[item.code];
      return quantity === undefined ? [] : [[item.code, quantity] as const];
    });
    saveList(store, owner.customerId, {
      ...list,
      codes: [...new Set(items.map((item) => item.code))],
      quantities: Object.fromEntries(quantities),
      shared: isShared,
    });
    return { status: 200, body: listsAnswer(call, customer) };
  },

  changeFavoriteListName(call) {
    const customer = customerOf(call);
    const { listName, newListName } = call.input.body;
    const found = findList(customer, call.store, listName);
    if (!found) return notFound(languageOf(call));
    if (!found.editable) return forbidden(languageOf(call));
    const { list, owner } = found;
    if (listName !== newListName && findList(customer, call.store, newListName))
      return invalid('newListName', 'listNameTaken', languageOf(call));
    if (list.shared && listName !== newListName && isTakenByColleague(owner, call.store, newListName))
      return invalid('newListName', 'companyListNameTaken', languageOf(call));
    saveList(call.store, owner.customerId, { ...list, name: newListName });
    return { status: 200, body: listsAnswer(call, customer) };
  },

  deleteFavoriteList(call) {
    const customer = customerOf(call);
    const found = findList(customer, call.store, call.input.body.listName);
    if (!found) return notFound(languageOf(call));
    if (!found.editable) return forbidden(languageOf(call));
    const { list, owner } = found;
    const lists = listsOf(call.store, owner.customerId);
    saveLists(
      call.store,
      owner.customerId,
      lists.filter(({ id }) => id !== list.id),
    );
    return noContent;
  },
} satisfies Behaviours<Store>;
