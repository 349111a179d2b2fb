import type { Image } from '../../../../src/api/generated/types';
import pictures from '../../../pictures/manifest.json' with { type: 'json' };
import { rooms } from '../../../pictures/rooms';
import type { Room } from '../../../pictures/rooms/room';
import { roomImage } from '../../content/render/images';
import { roomTexts } from '../../content/rooms';
import type { Language } from '../../context';
import type { Category } from './categories';

/** The rooms there is a picture of, and words for it. */
const shown = rooms.filter(({ id }) => Object.hasOwn(pictures.rooms, id) && Object.hasOwn(roomTexts, id));

function modelsIn({ node, children }: Category): Set<string> {
  const own = 'kinds' in node ? node.kinds.map(({ model }) => model.id) : [];
  return new Set([...own, ...children.flatMap((child) => [...modelsIn(child)])]);
}

/** The share of a room's things that are from a category. */
function share({ things }: Room, models: ReadonlySet<string>): number {
  return things.filter(({ model }) => models.has(model)).length / things.length;
}

/**
 * The picture at the top of a category (LIST-11): the room with most of what it holds. Sub-categories go straight to
 * their products, and the whole assortment is at home in no room.
 */
export function heroOf(category: Category, language: Language): Image | null {
  if (category.level === 0 || category.level === 4) return null;
  const models = modelsIn(category);
  const [best] = shown
    .map((room) => ({ id: room.id, score: share(room, models) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return best ? roomImage(best.id, language) : null;
}
