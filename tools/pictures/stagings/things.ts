import type { ColorKey } from '../../../mocks/media/colors';
import type { Extra, Thing } from '../../../mocks/data/schemas/pictures';
import { extra, thing } from './place';
import { pick } from './staging';

/** Height in cm of the round side table's top, inside its rim. */
export const sideTop = 46.9;

/** A model in a colour near a product. */
type Neighbour = readonly [model: string, color: ColorKey];

const floorLamps = [
  ['floor-lamp-shade', 'black'],
  ['floor-lamp-tripod', 'oak'],
  ['floor-lamp-shade', 'brass'],
  ['floor-lamp-reading', 'black'],
] as const satisfies readonly Neighbour[];

const tableLamps = [
  ['table-lamp-globe', 'brass'],
  ['table-lamp-mushroom', 'white'],
  ['table-lamp-ceramic', 'terracotta'],
  ['table-lamp-ceramic', 'cream'],
  ['table-lamp-mushroom', 'black'],
] as const satisfies readonly Neighbour[];

const vases = [
  ['vase-ribbed', 'cream'],
  ['vase-jug', 'charcoal'],
  ['vase-bottle', 'terracotta'],
  ['vase-bottle', 'blue'],
  ['vase-jug', 'sand'],
  ['vase-glass', 'amber'],
  ['vase-carafe', 'sage'],
] as const satisfies readonly Neighbour[];

const baskets = [
  ['basket-seagrass', 'natural'],
  ['basket-rattan', 'brown'],
  ['basket-tall', 'natural'],
  ['basket-log', 'natural'],
] as const satisfies readonly Neighbour[];

const seats = [
  ['armchair-sling', 'cognac'],
  ['armchair-lounge', 'rust'],
  ['armchair-tub', 'sage'],
  ['armchair-lounge', 'petrol'],
] as const satisfies readonly Neighbour[];

const placed =
  (neighbours: readonly [Neighbour, ...Neighbour[]]) =>
  (n: number, x: number, z: number, y = 0, turn = 0): Thing => {
    const [model, color] = pick(neighbours, n);
    return thing(model, color, x, z, turn, y);
  };

/** A floor lamp, different by number. */
export const floorLamp = placed(floorLamps);
/** A table lamp, different by number. */
export const tableLamp = placed(tableLamps);
/** A vase, different by number. */
export const vase = placed(vases);
/** A basket, different by number. */
export const basket = placed(baskets);
/** An armchair, different by number. */
export const armchair = placed(seats);

/** A plant on the floor, different by number. */
export function greenery(n: number, x: number, z: number, scale = 1): Extra {
  const [name, pot] = pick(
    [
      ['oliveTree', 'sand'],
      ['plant', 'cream'],
      ['snakePlant', 'charcoal'],
    ],
    n,
  );
  return extra(name, pot, x, z, 0, name === 'snakePlant' ? scale * 1.25 : scale);
}

/** Extras on the wall around a centre `y` cm high, different by number. */
export function prints(n: number, x: number, y: number, scale = 1): readonly Extra[] {
  const beside = 36 * scale;
  return pick(
    [
      [extra('landscape', 'blue', x, 2, y, scale)],
      [extra('art', 'terracotta', x, 2, y, scale)],
      [
        extra('drawing', 'rust', x - beside, 2, y, scale * 0.9),
        extra('drawing', 'green', x + beside, 2, y, scale * 0.9),
      ],
      [extra('landscape', 'sage', x, 2, y, scale)],
      [extra('drawing', 'mustard', x, 2, y, scale)],
      [
        extra('art', 'sage', x - beside, 2, y, scale * 0.9),
        extra('drawing', 'brown', x + beside, 2, y, scale * 0.9),
      ],
    ],
    n,
  );
}
