import { extra, thing } from './place';
import { mirroredIf, moods, pick, type Stage } from './staging';
import { armchair, basket, greenery, prints, tableLamp, vase } from './things';

/** A large rug under a table and an armchair, a small one before a bench. */
export const rugs: Stage = ({ id, size: { width, depth } }, n) => {
  const z = depth / 2 + 46;
  const large = width >= 200;
  const camera = {
    turn: pick([18, -20, 14], n),
    elevation: 27,
    fill: [0.8, 0.66],
    middle: [0, -0.3],
  } as const;
  if (!large)
    return {
      ...pick([moods.blush, moods.stone], n),
      at: [0, 0, depth / 2 + 52],
      things: [
        id === 'rug-small' ? thing('bench-soft', 'green', 0, 28) : thing('bench-hall', 'oak', -20, 26),
        basket(n, id === 'rug-small' ? 96 : 64, 32),
      ],
      extras: id === 'rug-small' ? [] : [extra('landscape', 'sage', -14, 2, 122, 0.8)],
      camera: { ...camera, elevation: 24, fill: [0.72, 0.56], middle: [0, -0.4] },
    };
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.sage, moods.clay, moods.mist, moods.greige], n),
    at: [0, 0, z],
    things: [
      pick(
        [
          thing('coffee-round', 'walnut', 14, z + 2),
          thing('coffee-pebble', 'oak', 10, z, 8),
          thing('coffee-glass', 'brass', 10, z),
          thing('pouf-round', 'mustard', 34, z + 6),
        ],
        n,
      ),
      armchair(n + 1, -width / 2 + 44, z - depth / 2 + 16, 0, 36),
      thing('floor-lamp-tripod', 'oak', width / 2 - 30, 44),
    ],
    extras: [greenery(n, -width / 2 - 26, 46, 0.9), ...(n === 3 ? [] : prints(n, 24, 138, 0.8))],
    camera,
  });
};

const tops = [
  ['sideboard-cane', 'oak', 74, 42, 150],
  ['dresser-wide', 'walnut', 80, 48, 140],
  ['sideboard-slat', 'oak', 72, 45, 180],
  ['console-hall', 'walnut', 80, 34, 112],
] as const;

/** A vase on a sideboard, some with branches in it. */
export const vases: Stage = ({ id, size: { width, height } }, n) => {
  const [base, color, top, deep] = pick(tops, n);
  const z = deep / 2 + 5;
  const [neighbour, tone] = pick(
    [
      ['vase-carafe', 'charcoal'],
      ['vase-carafe', 'white'],
      ['vase-bottle', 'terracotta'],
      ['vase-ribbed', 'cream'],
      ['vase-bottle', 'blue'],
      ['vase-jug', 'sand'],
    ] as const,
    n,
  );
  const small = height < 15;
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.clay, moods.mist, moods.lichen, moods.sand, moods.blush, moods.olive], n),
    at: [0, top, z + (small ? 5 : 2)],
    things: [thing(base, color, 20, z), thing(neighbour, tone, width / 2 + (small ? 15 : 22), z - 3, 0, top)],
    extras: [
      extra('stack', 'sand', -width / 2 - (small ? 18 : 24), z - 1, top),
      ...(['vase-bottle', 'vase-jug', 'vase-ribbed', 'vase-glass'].includes(id)
        ? [extra('branches', n % 2 ? 'green' : 'sage', 0, z + 2, top + height * 0.72, 0.75)]
        : []),
    ],
    camera: {
      turn: pick([14, -12, 18, -16], n),
      elevation: 8,
      fill: [0.5, small ? 0.36 : 0.46],
      middle: [-0.06, small ? -0.14 : -0.2],
    },
  });
};

/** A cushion on a sofa, an armchair or a bed. */
export const cushions: Stage = ({ id, size: { width } }, n) => {
  if (id === 'cushion-bed' || id === 'cushion-neck')
    return {
      ...pick([moods.mist, moods.blush], n),
      at: [-22, id === 'cushion-neck' ? 58 : 56, id === 'cushion-neck' ? 92 : 84],
      turn: -6,
      things: [
        thing(
          id === 'cushion-bed' ? 'bed-frame' : 'bed-slat',
          id === 'cushion-bed' ? 'walnut' : 'oak',
          0,
          114,
        ),
        thing('bedside-drawer', 'walnut', -114, 26),
        tableLamp(n + 1, -114, 24, 52),
      ],
      extras: [],
      camera: { turn: -18, elevation: 17, fill: [0.5, 0.5], middle: [-0.04, -0.1] },
    };
  const [sofa, color, half, back] = pick(
    [
      ['sofa-block-2', 'blue', 85, 68],
      ['sofa-frame', 'mustard', 102, 62],
      ['sofa-block-3', 'sand', 114, 68],
    ] as const,
    n,
  );
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.sand, moods.clay, moods.lichen], n),
    at: [-half + 26 + width / 2, 44, back + 14],
    turn: 12,
    things: [thing(sofa, color, 0, 58), thing('floor-lamp-shade', 'brass', -half - 30, 40)],
    extras: [],
    camera: { turn: -12, elevation: 12, fill: [0.5, 0.5], middle: [-0.04, -0.1] },
  });
};

/** A mirror over a low cupboard; an arched one on the floor. */
export const mirrors: Stage = ({ id, size: { width, height } }, n) => {
  const look = pick([moods.sage, moods.blush, moods.clay, moods.mist, moods.greige], n);
  if (id === 'mirror-arch')
    return {
      ...look,
      at: [0, 0, 6],
      turn: 0,
      things: [thing('pouf-square', 'rust', width / 2 + 48, 50, 14), thing('rug-round', 'natural', 30, 130)],
      extras: [greenery(1, -width / 2 - 40, 44, 0.9)],
      camera: { turn: 14, elevation: 4, fill: [0.6, 0.68], middle: [-0.06, -0.04] },
    };
  const [base, color, top, deep] = pick(tops, n);
  const z = deep / 2 + 4;
  return mirroredIf(n % 2 === 1, {
    ...look,
    at: [0, top + (height > 100 ? 14 : 26), 3],
    things: [
      thing(base, color, 0, z),
      tableLamp(n + 1, -width / 2 - 16, z, top),
      vase(n, width / 2 + 14, z, top),
    ],
    extras: [extra('stack', 'sand', 6, z + 2, top)],
    camera: { turn: pick([12, -14, 10], n), elevation: 3, fill: [0.5, 0.6], middle: [0, 0.12] },
  });
};

/** A basket on the floor beside an armchair or a bench. */
export const baskets: Stage = ({ size: { width } }, n) => {
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.lichen, moods.sand, moods.clay, moods.mist], n),
    at: [0, 0, 56],
    turn: 10,
    things: [
      n % 2
        ? thing('bench-shoe', 'oak', width / 2 + 64, 26)
        : armchair(n / 2 + 1, width / 2 + 56, 86, 0, -28),
      ...(n % 2 ? [] : [thing('rug-round', 'natural', 118, 140)]),
    ],
    extras: [
      ...(n % 2
        ? [greenery(1, -width / 2 - 44, 42, 0.85)]
        : [greenery(n / 2 + 2, -width / 2 - 28, 40, 0.85)]),
    ],
    camera: { turn: -6, elevation: 12, fill: [0.5, 0.5], middle: [-0.2, -0.3] },
  });
};
