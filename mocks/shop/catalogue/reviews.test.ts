import { expect, it } from 'vitest';
import { catalogue } from './catalogue';
import { distributionOf, ratingOf, reviewsOf } from './reviews';

const rated = catalogue().products.filter((product) => ratingOf(product) !== undefined);

it('PDP-01 the average of every product is that of its distribution, and its reviews are among these ratings', () => {
  for (const product of rated) {
    const distribution = distributionOf(product);
    const rating = ratingOf(product);
    const count = distribution.reduce((sum, each) => sum + each, 0);
    const mean = distribution.reduce((sum, each, index) => sum + each * (index + 1), 0) / count;
    expect(rating).toEqual({ average: Math.round(mean * 10) / 10, count });
    const reviews = reviewsOf(product, 'en');
    for (const [index, each] of distribution.entries())
      expect(reviews.filter((review) => review.rating === index + 1).length).toBeLessThanOrEqual(each);
  }
});

it('PDP-01 popular products have critical reviews too, and no text twice', () => {
  const popular = rated.filter((product) => (ratingOf(product)?.count ?? 0) > 40);
  for (const product of popular) {
    const reviews = reviewsOf(product, 'en');
    expect(reviews.some(({ rating }) => rating < 3)).toBe(true);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
  }
});
