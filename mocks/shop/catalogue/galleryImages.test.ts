import { expect, it } from 'vitest';
import { rooms } from '../../pictures/rooms';
import { catalogue } from './catalogue';
import { galleryImages } from './galleryImages';

it('PDP-01 a product is shown in a room that has it in that color and is no close-up on a material', () => {
  const roomOf = (src: string) => rooms.find(({ id }) => src.startsWith(`/mock-media/rooms/${id}-1`));
  const shown = catalogue().products.flatMap((product) =>
    product.colors.flatMap((color) => {
      const room = roomOf(galleryImages(product, color, 'en').at(-1)?.src ?? '');
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
