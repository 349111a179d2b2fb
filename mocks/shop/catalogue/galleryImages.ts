import type { Image } from '../../../src/api/generated/types';
import type { ColorKey } from '../../pictures/colors';
import { models } from '../../pictures/models';
import { rooms } from '../../pictures/rooms';
import type { Room, Thing } from '../../pictures/rooms/room';
import { roomImage } from '../content/render/images';
import type { Language } from '../context';
import { detailImage, productImages } from './images';
import type { Product } from './product';

const widths = new Map(models.map(({ id, size }) => [id, size.width]));

/** Whether a thing stands whole in the square in the middle of a room's picture, which is what a gallery shows of it. */
function isInMiddle({ model, at: [x, , z] }: Thing, { camera: { from, to, view } }: Room): boolean {
  const distance = from[2] - z;
  const half = distance * Math.tan((view / 2) * (Math.PI / 180));
  const middle = from[0] + ((to[0] - from[0]) * distance) / (from[2] - to[2]);
  return Math.abs(x - middle) + (widths.get(model) ?? Infinity) / 2 <= half;
}

/** The first room that has a model in a color in its middle; close-ups on a material show nothing whole. */
const roomOf = (model: string, color: ColorKey): Room | undefined =>
  rooms.find(
    (room) =>
      room.setup !== 'material' &&
      room.things.some((thing) => thing.model === model && thing.color === color && isInMiddle(thing, room)),
  );

/** The pictures of a product in one color for the gallery of its page: the whole of it, in a room where it stands, and a close-up. */
export function galleryImages(product: Product, color: ColorKey, language: Language): Image[] {
  const room = roomOf(product.kind.model.id, color);
  const detail = detailImage(product, color, language);
  return [
    ...productImages(product, color, language),
    ...(room ? [roomImage(room.id, language)] : []),
    ...(detail ? [detail] : []),
  ];
}
