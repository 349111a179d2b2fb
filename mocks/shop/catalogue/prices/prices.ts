import type { Random } from '../assortment/random';
import type { Market } from '../../context';

/** Prices with VAT in whole kroner, by market. */
export type Prices = Readonly<Record<Market, number>>;

/** Round to a typical retail price: ending in 5, in steps that grow with the price. */
function tagPrice(amount: number): number {
  const step = amount < 300 ? 10 : amount < 1000 ? 50 : amount < 5000 ? 100 : 500;
  return Math.max(45, Math.round(amount / step) * step - 5);
}

/** A random price between the two, biased to low ones, and its Swedish counterpart. */
export function drawPrices(random: Random, [lowest, highest]: readonly [number, number]): Prices {
  const amount = lowest + (highest - lowest) * random.next() ** 1.6;
  return { NO: tagPrice(amount), SE: tagPrice(amount * (0.94 + random.next() * 0.1)) };
}
