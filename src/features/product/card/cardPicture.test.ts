import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packPicture, unpackPicture } from './cardPicture';

const url = fc
  .tuple(fc.constantFrom('', '/m/a-', '/m/b-', 'https://m.example/'), fc.webPath())
  .map((parts) => parts.join(''));
const source = fc.record({ url, width: fc.integer({ min: 1, max: 1000 }) });
const picture = fc.record({
  src: url.filter((each) => each !== ''),
  sources: fc.array(source, { maxLength: 4 }),
});
const texts = { alt: 'front', title: null };

it('CARD-01 any picture survives packing', () => {
  fc.assert(
    fc.property(picture, (each) => {
      expect(unpackPicture(packPicture({ ...each, ...texts }))).toEqual({ ...each, alt: '' });
    }),
  );
});

it('CARD-01 a packed picture holds what its addresses begin with once', () => {
  const sources = [400, 800].map((width) => ({ url: `/pictures/rug-${width}.webp`, width }));
  const packed = packPicture({ src: '/pictures/rug-800.webp', ...texts, sources });
  expect(packed?.split('/pictures/rug-')).toHaveLength(2);
});
