import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedPaths } from '../../media/generatedPaths';
import { generatedFile } from '../../media/generatedFiles';
import { catalogue } from './catalogue';
import { allGalleryImages, galleryImages } from './galleryImages';
import { shapeOf } from './images';

/** Model, colour and view of a picture, by its address. */
const shownBy = (src: string): string => /^\/mock-media\/products\/(.+)-\d+\.\w+$/.exec(src)?.[1] ?? src;

it('PDP-01 the gallery of every product shows a room, a drawing, its front and angle, and a close-up, all in the chosen color', () => {
  const galleries = catalogue().products.flatMap((product) =>
    product.colors.map((color) => ({
      look: `${shapeOf(product)}/${color}`,
      closeUp: `${product.kind.model.id}/${color}-detail`,
      shown: galleryImages(product, color, product.sizes[0], 'en').map(({ src }) => shownBy(src)),
    })),
  );
  expect(galleries.length).toBeGreaterThan(2000);
  const mistaken = galleries.filter(({ look, closeUp, shown }) => {
    const [room, drawing = '', ...others] = shown;
    const photos = [room, ...others.slice(0, 2).sort(), ...others.slice(2)];
    const expected = [...['room', 'angle', 'front'].map((view) => `${look}-${view}`), closeUp];
    return photos.join() !== expected.join() || !drawing.startsWith('/mock-media/drawings/');
  });
  expect(mistaken).toEqual([]);
});

it('PDP-01 the pictures in a room and from near by, and the drawing, are named so in each language', () => {
  const [product] = catalogue().products;
  if (!product) throw new Error('the shop has no products');
  const texts = (['en', 'no', 'sv'] as const).map((language) =>
    galleryImages(product, product.colors[0], product.sizes[0], language).map(({ alt }) =>
      alt.slice(alt.lastIndexOf(', ')),
    ),
  );
  expect(texts.map(([room, drawing, , , closeUp]) => [room, drawing, closeUp])).toEqual([
    [', in a room', ', drawing with measures', ', close-up'],
    [', i et rom', ', tegning med mål', ', nærbilde'],
    [', i ett rum', ', ritning med mått', ', närbild'],
  ]);
});

it('PDP-01 every picture that a gallery offers is there, photos in every width', () => {
  const addresses = catalogue().products.flatMap((product) =>
    allGalleryImages(product, 'en').flatMap(({ src, sources = [] }) => [
      src,
      ...sources.map(({ url }) => url),
    ]),
  );
  const isThere = (address: string) => {
    const path = address.slice('/mock-media/'.length);
    if (generatedPaths.has(path)) return generatedFile(path) !== undefined;
    return existsSync(new URL(`../../media/${path}`, import.meta.url));
  };
  expect([...new Set(addresses)].filter((address) => !isThere(address))).toEqual([]);
});
