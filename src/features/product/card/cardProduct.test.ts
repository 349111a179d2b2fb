import { expect, test, it } from 'vitest';
import fc from 'fast-check';
import { productWith } from '../../../../tests/support/sampleProduct';
import { unpackPicture, toCardProduct, packPicture } from './cardProduct';

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

const url = fc
  .tuple(fc.constantFrom('', '/m/a-', '/m/b-', 'https://m.example/'), fc.webPath())
  .map((parts) => parts.join(''));
const source = fc.record({ url, width: fc.integer({ min: 1, max: 1000 }) });
const cardPicturePicture = fc.record({
  src: url.filter((each) => each !== ''),
  sources: fc.array(source, { maxLength: 4 }),
});
const texts = { alt: 'front', title: null };

it('CARD-01 any picture survives packing', () => {
  fc.assert(
    fc.property(cardPicturePicture, (each) => {
      expect(unpackPicture(packPicture({ ...each, ...texts }))).toEqual({ ...each, alt: '' });
    }),
  );
});

it('CARD-01 a packed picture holds what its addresses begin with once', () => {
  const sources = [400, 800].map((width) => ({ url: `/pictures/rug-${width}.webp`, width }));
  const packed = packPicture({ src: '/pictures/rug-800.webp', ...texts, sources });
  expect(packed?.split('/pictures/rug-')).toHaveLength(2);
});
