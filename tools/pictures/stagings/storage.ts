import { extra, thing } from './place';
import { mirroredIf, moods, pick, type Stage } from './staging';
import { armchair, basket, floorLamp, greenery, prints, tableLamp, vase } from './things';

const shelfMoods = [
  moods.greige,
  moods.lichen,
  moods.sand,
  moods.clay,
  moods.mist,
  moods.olive,
  moods.blush,
  moods.ochre,
] as const;

/** Wall shelves above a low cupboard. */
const wallShelf: Stage = ({ size: { width } }, n) => ({
  ...pick(shelfMoods, n),
  at: [0, 106, 14],
  things: [
    thing('tv-bench', 'oak', 10, 26),
    vase(1, -42, 26, 48),
    thing('basket-rattan', 'brown', 60, 26, 0, 48),
    thing('floor-lamp-shade', 'black', -width / 2 - 44, 44),
  ],
  extras: [extra('stack', 'sand', 6, 28, 48), greenery(1, width / 2 + 60, 46, 0.9)],
  camera: { turn: 14, elevation: 3, fill: [0.56, 0.52], middle: [0, 0.26] },
});

const standingShelves: Stage = ({ size: { width, depth, height } }, n) => {
  const z = depth / 2 + 3;
  const tall = height > 140;
  return mirroredIf(n % 2 === 1, {
    ...pick(shelfMoods, n),
    at: [0, 0, z],
    things: [
      pick(
        [
          armchair(n, width / 2 + 62, 76, 0, -30),
          thing('pouf-square', 'petrol', width / 2 + 52, 62, 12),
          thing('chair-shell', 'white', width / 2 + 48, 56, -26),
        ],
        n,
      ),
      n % 2 ? basket(n, -width / 2 - 40, 54) : floorLamp(n, -width / 2 - 42, 44),
      ...(tall ? [] : [tableLamp(n, -width / 2 + 24, z, height), vase(n + 1, width / 2 - 20, z, height)]),
      ...(n % 3 === 1 ? [] : [thing('rug-round', 'natural', 40, 150)]),
    ],
    extras: [
      ...(tall ? prints(n, width / 2 + 54, 146, 0.8).slice(0, 1) : prints(n + 2, 4, height + 40, 0.68)),
      ...(n % 2 ? [extra('curtain', 'cream', -width / 2 - 84, 14)] : []),
    ],
    camera: {
      turn: pick([-16, 18, -20, 12], n),
      elevation: tall ? 4 : 7,
      fill: [0.6, tall ? 0.7 : 0.56],
      middle: [-0.1, tall ? -0.05 : -0.26],
    },
  });
};

/** Shelves on the floor or the wall. */
export const shelves: Stage = (model, n) =>
  (model.id === 'shelf-wall' ? wallShelf : standingShelves)(model, n);

/** A sideboard with a lamp, a vase and a picture over it. */
export const sideboards: Stage = ({ size: { width, depth, height } }, n) => {
  const z = depth / 2 + 5;
  const tall = height > 100;
  const low = height < 60;
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.lichen, moods.clay, moods.sand, moods.olive, moods.mist, moods.blush, moods.greige], n),
    at: [0, 0, z],
    things: [
      ...(low ? [floorLamp(n, -width / 2 - 34, 44)] : [tableLamp(n + 3, -width / 2 + 26, z, height)]),
      vase(n + 1, width / 2 - (tall ? 22 : 34), z, height),
      ...(tall ? [] : [vase(n + 4, width / 2 - 64, z - 4, height)]),
      ...(n % 2 ? [basket(n + 1, width / 2 + 38, 36)] : []),
      ...(n % 3 === 2 ? [thing('rug-plain', 'sand', 20, 150)] : []),
    ],
    extras: [
      ...(tall
        ? prints(n + 1, width / 2 + 32, 138, 0.55).slice(0, 1)
        : prints(n, -6, height + (low ? 74 : 64), 1)),
      ...(n % 2 ? [] : [greenery(n / 2, width / 2 + 46, 46)]),
      ...(low ? [extra('stack', 'sand', -width / 2 + 34, z, height)] : []),
    ],
    camera: {
      turn: pick([16, -18, 22, -14], n),
      elevation: 6,
      fill: [0.66, 0.58],
      middle: [0, tall ? -0.1 : -0.34],
    },
  });
};
