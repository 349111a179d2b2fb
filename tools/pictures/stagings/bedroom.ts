import { extra, thing } from './place';
import { mirroredIf, moods, pick, type Stage } from './staging';
import { armchair, basket, greenery, prints, tableLamp, vase } from './things';

/** A bed with its bedside table and a rug. */
export const beds: Stage = ({ size: { width, depth } }, n) => {
  const z = depth / 2 + 6;
  const beside = width / 2 + 32;
  const wide = width > 120;
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.greige, moods.lichen, moods.clay, moods.mist, moods.blush, moods.olive], n),
    at: [0, 0, z],
    things: [
      n % 2 ? thing('bedside-open', 'oak', beside, 26) : thing('bedside-drawer', 'walnut', beside, 26),
      tableLamp(n + 1, beside, 24, n % 2 ? 50 : 52),
      n % 3 === 2
        ? thing('rug-round', 'natural', 20, 200)
        : thing('rug-plain', n % 2 ? 'grey' : 'sand', 20, 210),
    ],
    extras: [
      ...prints(n, 0, wide ? 148 : 132, wide ? 0.85 : 0.6),
      ...(n % 2 ? [extra('curtain', 'cream', -width / 2 - 66, 14)] : [greenery(n / 2, -width / 2 - 46, 50)]),
    ],
    camera: {
      turn: pick([24, 20, 27], n),
      elevation: 14,
      fill: [wide ? 0.78 : 0.7, 0.66],
      middle: [-0.02, -0.2],
    },
  });
};

/** A bedside table between the bed and the wall. */
export const bedsideTables: Stage = ({ size: { width, height } }, n) => {
  const [bed, color, wide] = pick(
    [
      ['bed-soft', 'sand', 172],
      ['bed-slat', 'walnut', 172],
    ] as const,
    n,
  );
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.lichen, moods.clay], n),
    at: [0, 0, 26],
    things: [
      thing(bed, color, -width / 2 - wide / 2 - 9, 114),
      tableLamp(n ? 0 : 2, -3, 20, height),
      thing('rug-small', n ? 'rust' : 'sand', 20, 110, 90),
    ],
    extras: [...(n ? [extra('stack', 'sand', 9, 32, height)] : []), greenery(2, width / 2 + 38, 36, 0.9)],
    camera: { turn: 20, elevation: 13, fill: [0.5, 0.5], middle: [0.08, -0.22] },
  });
};

/** A wardrobe between a plant and a chair. */
export const wardrobes: Stage = ({ size: { width, depth } }, n) => {
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.sage, moods.blush, moods.greige, moods.mist], n),
    at: [0, 0, depth / 2 + 3],
    things: [
      pick(
        [
          thing('chair-cord', 'black', width / 2 + 46, 52, -24),
          thing('pouf-round', 'rose', width / 2 + 50, 66),
          armchair(0, width / 2 + 62, 78, 0, -28),
          thing('stool-soft', 'green', width / 2 + 44, 56),
        ],
        n,
      ),
      basket(n + 2, -width / 2 - 38, 54),
      n % 2 ? thing('rug-plain', 'sand', 20, 160) : thing('rug-round', 'natural', 30, 170),
    ],
    extras: [
      ...prints(n + 1, width / 2 + 58, 148, 0.7).slice(0, 1),
      ...(n % 2 ? [extra('curtain', 'cream', -width / 2 - 84, 14)] : []),
    ],
    camera: { turn: pick([-16, 14, -12, 18], n), elevation: 4, fill: [0.6, 0.7], middle: [-0.08, -0.04] },
  });
};

/** A chest with a lamp and a vase on it. */
export const dressers: Stage = ({ size: { width, depth, height } }, n) => {
  const z = depth / 2 + 7;
  const low = height < 100;
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.clay, moods.mist, moods.sand, moods.lichen, moods.ochre], n),
    at: [0, 0, z],
    things: [
      ...(low ? [tableLamp(n + 2, -width / 2 + 22, z, height)] : []),
      vase(n, width / 2 - 18, z, height),
      ...(low ? [thing('mirror-round', n % 2 ? 'black' : 'oak', 4, 2.4, 0, height + 18)] : []),
      pick([basket(n, width / 2 + 38, 36), thing('pouf-round', 'cream', width / 2 + 50, 60)], n),
    ],
    extras: [
      greenery(n, -width / 2 - 44, 44, 0.9),
      ...(low
        ? []
        : [
            extra('stack', 'sand', -10, z, height),
            ...prints(n + 1, width / 2 + 48, height > 120 ? 140 : 128, 0.75).slice(0, 1),
          ]),
    ],
    camera: {
      turn: pick([14, -18, 18], n),
      elevation: 7,
      fill: [low ? 0.56 : 0.6, low ? 0.44 : 0.58],
      middle: [0, low ? -0.42 : -0.1],
    },
  });
};
