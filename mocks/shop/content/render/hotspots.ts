import type { components } from '../../../../src/api/generated/types';
import type { Family } from '../../../data/schemas/pictures';
import { models } from '../../../media/models';
import { rooms } from '../../../media/rooms';
import type { Room, Thing } from '../../../data/schemas/pictures';
import { productName } from '../../catalogue/assortment/names';
import { catalogue } from '../../catalogue/catalogue';
import type { Product } from '../../catalogue/product';
import { articleInColor, articleUrl, canBeBought } from '../../catalogue/variations';
import type { ShopContext } from '../../context';

type Hotspot = components['schemas']['Hotspot'];
type Point = readonly [x: number, y: number, z: number];

/** Width of a room picture ÷ its height. */
const aspect = 16 / 9;
/** Maximum number in one picture. */
const maxSpots = 5;
/** Smallest distance of two hotspots, and of one to the picture's edge, as a share of its width. */
const [apart, edge] = [0.08, 0.04];
/** Families that consist of a top on legs, or of a light on a stand: their hotspot is near the top. */
const onLegs: ReadonlySet<Family> = new Set(['tables', 'coffee-tables', 'desks', 'floor-lamps']);
/** Families too small or too flat for a hotspot. */
const left: ReadonlySet<Family> = new Set(['vases', 'cushions', 'rugs']);

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => {
  const length = Math.sqrt(dot(a, a));
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Projection of a point in cm by a room's camera, as shares of the picture from its upper left corner. */
function project({ camera: { from, to, view } }: Room, point: Point): { x: number; y: number } {
  const ahead = unit(minus(to, from));
  const right = unit(cross(ahead, [0, 1, 0]));
  const seen = minus(point, from);
  const half = dot(seen, ahead) * Math.tan((view / 2) * (Math.PI / 180));
  const share = (distance: number) => Math.round((0.5 + distance / 2) * 1000) / 1000;
  return {
    x: share(dot(seen, right) / half / aspect),
    y: share(-dot(seen, cross(right, ahead)) / half),
  };
}

/** The most popular product that looks like a thing in a room and can be bought. */
function productLike({ model, color }: Thing, context: ShopContext): Product | undefined {
  return catalogue()
    .products.filter(({ kind, colors }) => kind.model.id === model && colors.includes(color))
    .filter((product) => product.visible && canBeBought(product, context))
    .toSorted((a, b) => b.popularity - a.popularity)[0];
}

/** The products in a room picture, the first things of the room first. */
export function hotspotsOf(roomId: string, context: ShopContext): Hotspot[] {
  const room = rooms.find(({ id }) => id === roomId);
  const spots: Hotspot[] = [];
  for (const thing of room?.things ?? []) {
    const model = models.find(({ id }) => id === thing.model);
    if (!room || !model || left.has(model.family) || spots.length === maxSpots) continue;
    const [x, y, z] = thing.at;
    const place = project(room, [x, y + model.size.height * (onLegs.has(model.family) ? 0.88 : 0.5), z]);
    const isInside = [place.x, place.y].every((share) => share > edge && share < 1 - edge);
    const isFree = spots.every((spot) => Math.hypot(spot.x - place.x, (spot.y - place.y) / aspect) > apart);
    const product = isInside && isFree ? productLike(thing, context) : undefined;
    if (!product) continue;
    const article = articleInColor(product, thing.color, context);
    spots.push({
      ...place,
      name: productName(product, context.language),
      url: articleUrl(article, context.route),
    });
  }
  return spots;
}
