import { catalogue } from '../shop/catalogue/catalogue';
import type { Product } from '../shop/catalogue/product';
import { articlesOf, type Article } from '../shop/catalogue/variations';

/**
 * The digits of a text that is an article number or a part of one, at least three, in any grouping; undefined for any
 * other text.
 */
export function partOfNumber(text: string): string | undefined {
  const digits = text.replace(/[.\p{Pd}\s]/gu, '');
  return /^\d{3,}$/.test(digits) ? digits : undefined;
}

const digitsOf = (code: string) => code.replace('-', '');

/** The lowest index of the digits in one of the numbers, -1 for none; numbers that begin with them rank first. */
function rank(numbers: readonly (string | null)[], digits: string): number {
  const places = numbers.map((number) => number?.indexOf(digits) ?? -1).filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

function ranked<Item>(items: readonly Item[], rankOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, place: rankOf(item) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Articles whose number contains the digits (QORD-01). */
export function articlesByNumber(digits: string): Article[] {
  return ranked(catalogue().products.flatMap(articlesOf), ({ code }) => rank([digitsOf(code)], digits));
}

/**
 * Products by number: the product's own or a variation's contains the digits, the supplier's or the electrical number
 * begins with them.
 */
export function productsByNumber(digits: string): Product[] {
  const visible = catalogue().products.filter((product) => product.visible);
  return ranked(visible, (product) => {
    const { elNumber, alternativeProductNumber } = product;
    const own = articlesOf(product).map(({ code }) => digitsOf(code));
    const foreign = [elNumber, alternativeProductNumber].filter((number) => number?.startsWith(digits));
    return rank([...own, ...foreign], digits);
  });
}
