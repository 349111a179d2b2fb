import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue';
import { galleryImages } from './galleryImages';
import { shapeOf } from './images';

/** Model, colour and view of a picture, by its address. */
const shownBy = (src: string): string => /^\/mock-media\/products\/(.+)-\d+\.\w+$/.exec(src)?.[1] ?? src;

it('PDP-01 the gallery of every product shows its front and angle, a room and a close-up, all in the chosen color', () => {
  const galleries = catalogue().products.flatMap((product) =>
    product.colors.map((color) => ({
      look: `${shapeOf(product)}/${color}`,
      closeUp: `${product.kind.model.id}/${color}-detail`,
      shown: galleryImages(product, color, 'en').map(({ src }) => shownBy(src)),
    })),
  );
  expect(galleries.length).toBeGreaterThan(2000);
  const mistaken = galleries.filter(({ look, closeUp, shown }) => {
    const expected = [...['angle', 'front', 'room'].map((view) => `${look}-${view}`), closeUp];
    return [...shown.slice(0, 2).sort(), ...shown.slice(2)].join() !== expected.join();
  });
  expect(mistaken).toEqual([]);
});

it('PDP-01 the pictures in a room and from near by are named so in each language', () => {
  const [product] = catalogue().products;
  if (!product) throw new Error('the shop has no products');
  const texts = (['en', 'no', 'sv'] as const).map((language) =>
    galleryImages(product, product.colors[0], language)
      .slice(2)
      .map(({ alt }) => alt?.slice(alt.lastIndexOf(', '))),
  );
  expect(texts).toEqual([
    [', in a room', ', close-up'],
    [', i et rom', ', nærbilde'],
    [', i ett rum', ', närbild'],
  ]);
});

it('PDP-01 every picture that a gallery offers has been rendered, in every width', () => {
  const addresses = catalogue().products.flatMap((product) =>
    product.colors.flatMap((color) =>
      galleryImages(product, color, 'en').flatMap(({ src, sources = [] }) => [
        src,
        ...sources.map(({ url }) => url),
      ]),
    ),
  );
  const file = (address: string) =>
    new URL(`../../media${address.slice('/mock-media'.length)}`, import.meta.url);
  expect([...new Set(addresses)].filter((address) => !existsSync(file(address)))).toEqual([]);
});
