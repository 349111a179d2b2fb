import type { Rating, Review } from '../../../src/api/generated/types';
import reviews from '../../data/catalogue/reviews.json' with { type: 'json' };
import type { Language } from '../languages';
import type { Product } from './product';

const { texts, authors } = reviews;

/** Ratings in the order they recur. */
const cycle = [5, 5, 4, 5, 4, 5, 3, 5, 4, 5, 2, 5, 4, 5, 5, 4, 1] as const;
const day = 86_400_000;
/** Date of the newest reviews. */
const newest = Date.UTC(2026, 10, 24);

/** Ratings of a product, newest first; more for a popular one, none for a new one and for every seventh. */
function ratingsOf({ id, newProduct, popularity }: Product): (typeof cycle)[number][] {
  if (newProduct || id % 7 === 0) return [];
  const count = 1 + (id % 4) + Math.round(popularity ** 2 * 60);
  return Array.from({ length: count }, (_, place) => cycle[(id + place * 2 ** (id % 3)) % cycle.length] ?? 5);
}

/** The rating of a product (CARD-01); undefined without ratings. */
export function ratingOf(product: Product): Rating | undefined {
  const ratings = ratingsOf(product);
  if (ratings.length === 0) return undefined;
  const average = ratings.reduce<number>((sum, rating) => sum + rating, 0) / ratings.length;
  return { average: Math.round(average * 10) / 10, count: ratings.length };
}

/** Number of ratings of a product with one to five stars (PDP-01). */
export function distributionOf(product: Product): number[] {
  const ratings = ratingsOf(product);
  return [1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => rating === stars).length);
}

/** The reviews of a product (PDP-01): the newest ratings with a text, no text twice. */
export function reviewsOf(product: Product, language: Language): Review[] {
  const { id } = product;
  const used = { 1: id, 2: id, 3: id, 4: id, 5: id };
  return ratingsOf(product).flatMap((rating, place) => {
    const pool = texts[rating];
    const at = used[rating]++;
    const text = at - id < pool.length ? pool[at % pool.length]?.[language] : undefined;
    const date = new Date(newest - ((id % 23) + place * (11 + (id % 17))) * day).toISOString().slice(0, 10);
    const author = authors[(id + place * 3) % authors.length] ?? '';
    return text === undefined ? [] : [{ id: `${id}-${place + 1}`, author, date, rating, text }];
  });
}
