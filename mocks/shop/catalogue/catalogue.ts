import { clearance } from './prices/campaigns';
import { categories, type Category } from './categories/categories';
import { drawProduct, type Draft } from './draw';
import { familyFacts } from './assortment/families';
import { createLookDealer } from './assortment/looks';
import { kind, type Kind } from './assortment/kinds';
import { giftCampaign } from './prices/gifts';
import type { Product } from './product';
import { hash, seededRandom } from './assortment/random';
import { series, type Series } from './assortment/series';

/** Products of the shop. */
export interface Catalogue {
  /** Newest first. */
  products: readonly Product[];
  /** The visible products of a category and its descendants, newest first, by category code. */
  inCategory: ReadonlyMap<string, readonly Product[]>;
  byId: ReadonlyMap<number, Product>;
}

/** One in this number of products is not visible: a handful in all. */
const oneInvisibleIn = 449;
/** The share of products that count as new. */
const shareOfNew = 0.08;
/** Maximum stock of a clearance product. */
const mostCleared = 10;
/** Number of best sellers per sub-category. */
const bestSellers = 3;

/** Drafts by sub-category, with article numbers that rise in uneven steps. */
function draftAll(): Draft[][] {
  const numbers = seededRandom('article numbers');
  let id = 100_000;
  return categories.flatMap((category) => {
    const { kinds: keys, count = 0 } = category.node;
    if (!keys) return [];
    const kinds = keys.map(kind);
    const random = seededRandom(`products ${category.code}`);
    return [
      Array.from({ length: count }, (_, index) => {
        id += numbers.integer(7, 43);
        return drawProduct(random, id, category, kinds[index % kinds.length] ?? kind(keys[0]));
      }),
    ];
  });
}

/** The order of launch, newest first: one of each sub-category per round, in changing order. */
function launchOrder(shelves: readonly Draft[][]): Draft[] {
  const random = seededRandom('launches');
  const rounds = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length: rounds }, (_, round) =>
    random.shuffle(shelves).flatMap((shelf) => shelf.slice(round, round + 1)),
  ).flat();
}

/** Assign series so that no product name occurs twice. */
function createSeriesDealer(): (draft: Draft) => Series {
  const decks = new Map<Kind, Series[]>();

  function shuffled(kind: Kind): Series[] {
    const deck = seededRandom(`series of ${kind.key}`).shuffle(series[familyFacts[kind.model.family].trade]);
    decks.set(kind, deck);
    return deck;
  }

  return ({ kind }) => {
    const next = (decks.get(kind) ?? shuffled(kind)).pop();
    if (!next) throw new Error(`There are more products of kind ${kind.key} than series`);
    return next;
  };
}

function bestSellersOf(shelf: readonly Draft[]): Draft[] {
  return shelf
    .filter(({ active }) => active)
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, bestSellers);
}

function groupByCategory(products: readonly Product[]): Map<string, Product[]> {
  const groups = new Map<string, Product[]>(categories.map(({ code }) => [code, []]));
  for (const product of products.filter(({ visible }) => visible)) {
    let category: Category | null = product.category;
    for (; category; category = category.parent) groups.get(category.code)?.push(product);
  }
  return groups;
}

const isSold = ({ active, visible, hidePrice, bestSeller, newProduct }: Product) =>
  active && visible && !hidePrice && !bestSeller && !newProduct;

/** The campaign's gift: the newest matching product in one colour with stock, a regular price and no highlight. */
function giftOf(products: readonly Product[]): Product | undefined {
  return products.find(
    (product) =>
      product.category.code === giftCampaign.gift &&
      isSold(product) &&
      product.stock > 100 &&
      product.campaign === null &&
      product.colors.length === 1,
  );
}

/** Build the catalogue from its seed: the same every time. */
export function buildCatalogue(): Catalogue {
  const shelves = draftAll();
  const loved = new Set(shelves.flatMap(bestSellersOf));
  const dealLooks = createLookDealer(seededRandom('looks'));
  const dealSeries = createSeriesDealer();
  const drafts = launchOrder(shelves);
  const drawn = drafts.map((draft, age) => {
    const isNew = age < drafts.length * shareOfNew;
    const isCleared = !isNew && draft.campaign?.key === clearance;
    // Every page with the mocks builds it: spreading both takes three times as long.
    return Object.assign({}, draft, dealLooks(draft), {
      series: dealSeries(draft),
      age,
      stock: isCleared ? Math.min(draft.stock, mostCleared) : draft.stock,
      campaign: draft.campaign?.key === clearance && !isCleared ? null : draft.campaign,
      bestSeller: loved.has(draft),
      newProduct: draft.active && isNew,
      isGift: false,
      visible: isNew || loved.has(draft) || hash(`visible ${draft.code}`) % oneInvisibleIn > 0,
    });
  });
  const gift = giftOf(drawn);
  const products = drawn.map((product) => (product === gift ? { ...product, isGift: true } : product));
  return {
    products,
    inCategory: groupByCategory(products),
    byId: new Map(products.map((product) => [product.id, product])),
  };
}

let built: Catalogue | undefined;

/** The catalogue, built on first use. */
export function catalogue(): Catalogue {
  built ??= buildCatalogue();
  return built;
}
