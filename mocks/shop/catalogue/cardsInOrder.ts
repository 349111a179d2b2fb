import type { Product as Card } from '../../../src/api/generated/types';
import type { ColorKey } from '../../media/colors';
import { wholeViews, type WholeView } from '../../media/pictures';
import type { ShopContext } from '../context';
import { productCard, type Look } from './cards';
import type { Product } from './product';
import { articlesOf, stockOf } from './variations';

/**
 * Number of preceding cards that must not have the same model in the same colour: those beside and above a card in a
 * grid.
 */
const nearby = 8;

/** The possible colours of a product's card: those in stock, or all of them when it is sold out. */
function colorsFor(
  product: Product,
  context: ShopContext,
  chosen: ReadonlySet<string> | undefined,
): ColorKey[] {
  const among = product.colors.filter((color) => chosen?.has(color) ?? true);
  const candidates = among.length > 0 ? among : [...product.colors];
  const inStock = candidates.filter((color) =>
    articlesOf(product).some((article) => article.color === color && stockOf(article, context) > 0),
  );
  return inStock.length > 0 ? inStock : candidates;
}

/** The first colour in which no card nearby shows this model; if there is none, the least recently used picture. */
function freeLook(colors: readonly ColorKey[], view: WholeView, taken: readonly Look[]): Look {
  const color = colors.find((each) => !taken.some((other) => other.color === each));
  if (color) return { color, view };
  const views = [view, ...wholeViews.filter((each) => each !== view)];
  const looks = views.flatMap((each) => colors.map((one) => ({ color: one, view: each })));
  const lastShown = (look: Look) =>
    taken.findLastIndex((other) => other.color === look.color && other.view === look.view);
  const [longestAgo] = looks.toSorted((a, b) => lastShown(a) - lastShown(b));
  if (!longestAgo) throw new Error('A product comes in no colour');
  return longestAgo;
}

/**
 * Assign a look to each product of a list, so that several products of one model look different.
 * @param chosen the selected colours of a filter: a filter for green shows green
 */
export function looksInOrder(
  products: readonly Product[],
  context: ShopContext,
  chosen?: ReadonlySet<string>,
): Look[] {
  const looks: Look[] = [];
  products.forEach((product, index) => {
    const start = Math.max(0, index - nearby);
    const taken = looks
      .slice(start)
      .filter((_, place) => products[start + place]?.kind.model === product.kind.model);
    looks.push(freeLook(colorsFor(product, context, chosen), product.view, taken));
  });
  return looks;
}

/** The cards of a row of products, each with a different look. */
export function cardsInOrder(products: readonly Product[], context: ShopContext): Card[] {
  const looks = looksInOrder(products, context);
  return products.map((product, index) => productCard(product, context, looks[index]));
}
