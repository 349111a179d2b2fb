import type { components } from '../../../../src/api/generated/types';
import type { Shown } from '../../../data/schemas/pictures';
import { pictures } from '../../../media/pictures';
import { productName } from '../../catalogue/assortment/names';
import { catalogue } from '../../catalogue/catalogue';
import { shapeOf } from '../../catalogue/images';
import type { Product } from '../../catalogue/product';
import { articleInColor, articleUrl, canBeBought } from '../../catalogue/variations';
import type { ShopContext } from '../../context';

type Hotspot = components['schemas']['Hotspot'];

/** Width of a room picture ÷ its height. */
const aspect = 16 / 9;
/** Maximum number in one picture. */
const maxSpots = 5;
/** Smallest distance of two hotspots, as a share of the picture's width. */
const apart = 0.08;

/** The most popular product that looks like a thing in a room and can be bought. */
function productLike({ model, color }: Shown, context: ShopContext): Product | undefined {
  return catalogue()
    .products.filter((product) => shapeOf(product) === model && product.colors.includes(color))
    .filter((product) => product.visible && canBeBought(product, context))
    .toSorted((a, b) => b.popularity - a.popularity)[0];
}

/** The products in a room picture, the first things of the room first; small or flat ones have no place in it. */
export function hotspotsOf(roomId: string, context: ShopContext): Hotspot[] {
  const spots: Hotspot[] = [];
  for (const { at, ...thing } of pictures.rooms.shows[roomId]?.things ?? []) {
    if (!at || spots.length === maxSpots) continue;
    const [x, y] = at;
    const isFree = spots.every((spot) => Math.hypot(spot.x - x, (spot.y - y) / aspect) > apart);
    const product = isFree ? productLike(thing, context) : undefined;
    if (!product) continue;
    const article = articleInColor(product, thing.color, context);
    spots.push({
      x,
      y,
      name: productName(product, context.language),
      url: articleUrl(article, context.route),
    });
  }
  return spots;
}
