import { campaigns } from './prices/campaigns';
import type { Category } from './categories/categories';
import { familyFacts } from './assortment/families';
import type { Kind } from './assortment/kinds';
import { drawPrices } from './prices/prices';
import type { Product } from './product';
import type { Random } from './assortment/random';
import sizeTables from '../../data/catalogue/sizes.json' with { type: 'json' };
import type { Campaign, Size } from '../../data/schemas/catalogue';

/** A product without its launch date and looks. */
export type Draft = Omit<
  Product,
  'series' | 'colors' | 'view' | 'age' | 'bestSeller' | 'newProduct' | 'isGift' | 'visible'
>;

/** The model's dimensions with a random deviation, or a range of the kind's sizes. */
function drawSizes(random: Random, kind: Kind): readonly [Size, ...Size[]] {
  if (kind.sizes) {
    const [first, ...others] = sizeTables[kind.sizes].slice(random.integer(0, 1));
    if (first) return [first, ...others.slice(0, random.integer(0, 2))];
  }
  const scale = () => 0.96 + random.next() * 0.08;
  const { size } = kind.model;
  const width = Math.round(size.width * scale());
  const depth = Math.round(size.depth * scale());
  const height = Math.round(size.height * scale());
  // A model that is as deep as wide is round or square, and stays so.
  return [{ label: '', width, depth: size.width === size.depth ? width : depth, height, factor: 1 }];
}

/** Random stock, with a share for each of the four bands of the stock table (CARD-02). */
function drawStock(random: Random): number {
  const band = random.next();
  if (band < 0.12) return 0;
  if (band < 0.34) return random.integer(1, 10);
  if (band < 0.68) return random.integer(11, 50);
  return random.integer(51, 400);
}

function drawCampaign(random: Random, kind: Kind): Campaign | null {
  if (!random.chance(0.18)) return null;
  const { trade } = familyFacts[kind.model.family];
  const [first, ...others] = campaigns.filter(({ trades }) => trades.includes(trade));
  return first ? random.pick([first, ...others]) : null;
}

/** The electrical trade's seven-digit number, for lamps. */
function drawElNumber(random: Random, kind: Kind): string | null {
  const number = random.integer(3_200_000, 3_499_999);
  return familyFacts[kind.model.family].trade === 'lighting' ? String(number) : null;
}

/**
 * EAN of twelve digits and the check digit, by which the weighted sum (every other digit times three) is a multiple of
 * ten.
 */
function ean(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}

/** Generate one product of a kind in a sub-category. */
export function drawProduct(random: Random, id: number, category: Category, kind: Kind): Draft {
  const facts = familyFacts[kind.model.family];
  const active = !random.chance(0.04);
  const hidePrice = random.chance(0.025);
  return {
    id,
    code: String(id),
    elNumber: drawElNumber(random, kind),
    alternativeProductNumber: ean(`70410${id}${random.integer(1, 9)}`),
    kind,
    category,
    sizes: drawSizes(random, kind),
    prices: drawPrices(random, kind.price),
    campaign: hidePrice || !active ? null : drawCampaign(random, kind),
    stock: drawStock(random),
    active,
    hidePrice,
    maxQuantity: facts.maxQuantity,
    delivery: random.pick(facts.deliveries),
    popularity: random.next(),
    recommended: active && random.chance(0.06),
  };
}
