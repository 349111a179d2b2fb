import { extra, thing } from './place';
import { mirroredIf, moods, pick, type Stage } from './staging';
import { armchair, greenery, prints, sideTop, vase } from './things';

const seats = [
  ['chair-cord', 'black'],
  ['chair-upholstered', 'rust'],
  ['chair-spindle', 'walnut'],
  ['chair-shell', 'white'],
] as const;

/** A dining table with chairs on its far side, below a lamp. */
export const tables: Stage = ({ size: { width, depth, height } }, n) => {
  const z = 150;
  const [chair, color] = pick(seats, n);
  const round = width === depth;
  const apart = round ? 40 : Math.min(width / 4, 50);
  const back = z - depth / 2 - (round ? 10 : 22);
  return {
    ...pick([moods.sand, moods.lichen, moods.clay, moods.mist], n),
    at: [0, 0, z],
    things: [
      thing(chair, color, -apart, back, round ? 24 : 2),
      thing(chair, color, apart, back, round ? -24 : -3),
      pick(
        [
          thing('pendant-dome', 'black', 0, z, 0, 146),
          thing('pendant-opal', 'black', 0, z, 0, 132),
          thing('pendant-opal', 'brass', 0, z, 0, 142),
          thing('pendant-dome', 'terracotta', 0, z, 0, 146),
        ],
        n,
      ),
      vase(n, -width * 0.12, z - 6, height),
      ...(n % 2 ? [thing('rug-round', 'natural', 0, z)] : []),
    ],
    extras: [
      extra('tray', 'walnut', width * 0.14, z + 4, height),
      ...(n % 2 ? [extra('oliveTree', 'sand', width / 2 + 50, 50)] : prints(n / 2, n ? 82 : 128, 144, 0.8)),
    ],
    camera: {
      turn: pick([-16, 18, 22, -12], n),
      elevation: 11,
      fill: [round ? 0.56 : 0.68, 0.6],
      middle: [0, -0.34],
    },
  };
};

const sofas = [
  ['sofa-block-3', 'sand'],
  ['sofa-curve', 'cream'],
  ['sofa-frame', 'petrol'],
  ['sofa-block-2', 'olive'],
] as const;

const rugs = [
  ['rug-plain', 'grey'],
  ['rug-diamond', 'cream'],
  ['rug-plain', 'rust'],
  ['rug-stripe', 'olive'],
] as const;

/** A low table before a sofa; a small one beside an armchair. */
export const coffeeTables: Stage = ({ id, size: { width, depth, height } }, n) => {
  const low = width > 60;
  const [sofa, color] = pick(sofas, n);
  const [rug, tone] = pick(rugs, n);
  if (!low)
    return mirroredIf(n % 2 === 1, {
      ...pick([moods.blush, moods.olive], n),
      at: [0, 0, 74],
      things: [
        armchair(n, width / 2 + 50, 92, 0, -22),
        thing('rug-round', 'natural', 60, 120),
        vase(n + 2, 3, 72, id === 'side-round' ? sideTop : height),
      ],
      extras: [n % 2 ? greenery(2, -52, 44, 0.9) : extra('curtain', 'cream', -46, 14)],
      camera: { turn: -8, elevation: 14, fill: [0.5, 0.48], middle: [-0.2, -0.26] },
    });
  const z = 62 + 50 + depth / 2 + 36;
  const top = id === 'coffee-round' ? 39.9 : height;
  return {
    ...pick([moods.greige, moods.sage, moods.mist, moods.clay, moods.ochre, moods.lichen], n),
    at: [0, 0, z],
    things: [
      thing(sofa, color, n % 2 ? 34 : -30, 62),
      thing(rug, tone, 0, z - 10),
      vase(n + 1, -width * 0.16, z - 6, top),
    ],
    extras: [
      n % 2
        ? extra('tray', 'walnut', width * 0.16, z + 4, top)
        : extra('stack', 'sand', width * 0.2, z + 4, top),
    ],
    camera: { turn: pick([12, -14, 6, -8], n), elevation: 17, fill: [0.58, 0.5], middle: [0, -0.24] },
  };
};

/** A desk at the wall with its chair pulled out. */
export const desks: Stage = ({ id, size: { width, depth, height } }, n) => {
  const z = depth / 2 + 6;
  const flat = id === 'work-table' || id === 'desk-drawers';
  const [chair, color] = pick(
    [
      ['chair-cord', 'black'],
      ['chair-shell', 'white'],
      ['chair-cord', 'walnut'],
      ['chair-spindle', 'black'],
    ] as const,
    n,
  );
  return mirroredIf(n % 2 === 1 && id !== 'desk-drawers', {
    ...pick([moods.olive, moods.blush, moods.mist, moods.sand], n),
    at: [0, 0, z],
    things: [
      thing(chair, color, width / 2 + 16, z + depth / 2 + 34, 206),
      ...(flat
        ? [
            thing('table-lamp-globe', 'brass', -width / 2 + 22, z - 6, 0, height),
            vase(n + 2, width / 2 - 18, z - 8, height),
          ]
        : [thing('floor-lamp-reading', 'black', -width / 2 - 34, 44)]),
      thing('basket-seagrass', 'natural', width / 2 + 40, 32),
    ],
    extras: [
      ...(flat ? [extra('stack', 'sand', width * 0.1, z - 8, height)] : []),
      ...prints(n, 0, flat ? height + 60 : 142, flat ? 0.85 : 0.68),
    ],
    camera: {
      turn: pick([-18, -16, -14, -20], n),
      elevation: 10,
      fill: [0.62, 0.58],
      middle: [-0.06, -0.26],
    },
  });
};
