import { expect, test } from 'vitest';
import { productWith } from '../../../../tests/support/sampleProduct';
import { unpackPicture } from './cardPicture';
import { toCardProduct } from './cardProduct';

const picture = (name: string) => ({
  src: `/${name}-800.webp`,
  alt: name,
  title: name,
  sources: [400, 800].map((width) => ({ url: `/${name}-${width}.webp`, width })),
});

test('CARD-01 a card stores its two pictures without their texts, and nothing else of them', () => {
  const [first, second, third] = [picture('front'), picture('side'), picture('back')];
  const { article } = toCardProduct(
    productWith({ variations: [], image: first, images: [first, second, third] }),
  );
  expect(unpackPicture(article.image)).toEqual({ src: first.src, alt: '', sources: first.sources });
  expect(unpackPicture(article.secondImage)).toEqual({ src: second.src, alt: '', sources: second.sources });
  expect(JSON.stringify(article)).not.toContain('back');
});

test('CARD-01 a card stores no picture that is wider than it ever is', () => {
  const front = picture('front');
  const large = { url: '/front-1600.avif', width: 1600 };
  const { article } = toCardProduct(
    productWith({
      variations: [],
      image: { ...front, sources: [...front.sources, large] },
      images: [],
    }),
  );
  expect(unpackPicture(article.image)?.sources).toEqual(front.sources);
});

test('CARD-01 a product without pictures has none', () => {
  const { article } = toCardProduct(productWith({ variations: [], image: null, images: [] }));
  expect([article.image, article.secondImage]).toEqual([null, null]);
});

test('CARD-01 the color that a card shows first stores the same article, not a second one', () => {
  const { article, colorKey, colors } = toCardProduct(productWith());
  const shown = colors.find(({ key }) => key === colorKey);
  expect(shown?.article).toBe(article);
  for (const other of colors.filter((color) => color !== shown)) expect(other.article).not.toBe(article);
});
