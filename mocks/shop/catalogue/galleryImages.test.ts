import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../pictures/manifest.json' with { type: 'json' };
import { rooms } from '../../pictures/rooms';
import { catalogue } from './catalogue';
import { galleryImages } from './galleryImages';

it('PDP-01 a product is shown in a room that has it in that color and is no close-up on a material', () => {
  const roomOf = (src: string) => rooms.find(({ id }) => src.startsWith(`/mock-media/rooms/${id}-1`));
  const shown = catalogue().products.flatMap((product) =>
    product.colors.flatMap((color) => {
      const room = roomOf(galleryImages(product, color, 'en')[2]?.src ?? '');
      return room ? [{ model: product.kind.model.id, color, room }] : [];
    }),
  );
  expect(shown.length).toBeGreaterThan(50);
  const mistaken = shown.filter(
    ({ model, color, room: { setup, things } }) =>
      setup === 'material' || !things.some((thing) => thing.model === model && thing.color === color),
  );
  expect(mistaken).toEqual([]);
});

const closeUps = Object.entries(manifest.products).flatMap(([id, { widths }]) =>
  'detail' in widths ? [id] : [],
);

it('PDP-01 the gallery ends with the close-up of its color, named in each language', () => {
  const product = catalogue().products.find(({ kind }) => closeUps.includes(kind.model.id));
  if (!product) throw new Error('no product has a close-up');
  for (const color of product.colors) {
    const last = galleryImages(product, color, 'en').at(-1);
    expect(last?.src).toBe(`/mock-media/products/${product.kind.model.id}/${color}-detail-1000.avif`);
  }
  const texts = (['en', 'no', 'sv'] as const).map(
    (language) => galleryImages(product, product.colors[0], language).at(-1)?.alt,
  );
  expect(texts).toEqual([
    expect.stringMatching(/, close-up$/),
    expect.stringMatching(/, nærbilde$/),
    expect.stringMatching(/, närbild$/),
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
    new URL(`../../pictures${address.slice('/mock-media'.length)}`, import.meta.url);
  expect([...new Set(addresses)].filter((address) => !existsSync(file(address)))).toEqual([]);
});
