import { extra, thing } from './place';
import { mirroredIf, moods, pick, type Stage } from './staging';
import { armchair, basket, floorLamp, greenery, prints, sideTop, vase } from './things';

const sofaMoods = [
  moods.sand,
  moods.lichen,
  moods.clay,
  moods.mist,
  moods.olive,
  moods.greige,
  moods.ochre,
  moods.blush,
] as const;

const sofaRugs = [
  ['rug-plain', 'sand'],
  ['rug-diamond', 'cream'],
  ['rug-stripe', 'terracotta'],
  ['rug-plain', 'grey'],
] as const;

const wideSofas: Stage = ({ id, size: { width, depth } }, n) => {
  const z = depth / 2 + 10;
  const [rug, color] = pick(sofaRugs, n);
  const deep = depth > 120;
  const small = width < 180;
  const end = width / 2;
  return mirroredIf(id !== 'sofa-corner' && n % 3 === 1, {
    ...pick(sofaMoods, n),
    at: [0, 0, z],
    things: [
      thing(rug, color, deep ? -30 : 10, z + depth / 2 + (deep ? 0 : 30)),
      floorLamp(n, -end - 36, 44),
      ...(n % 2
        ? [thing('side-round', n % 4 === 1 ? 'walnut' : 'oak', end + 34, 50), vase(n, end + 34, 50, sideTop)]
        : []),
    ],
    extras: [
      ...prints(n, deep ? -20 : 0, small ? 136 : 148, small ? 0.85 : 1.05),
      ...(n % 2 ? [] : [greenery(n / 2, end + 42, 56)]),
    ],
    camera: {
      turn: deep ? -20 : pick([16, -14, 22, -20], n),
      elevation: deep ? 15 : pick([8, 10, 9], n),
      fill: [deep ? 0.8 : small ? 0.6 : 0.68, 0.64],
      middle: [0, -0.16],
    },
  });
};

const armchairs: Stage = ({ size: { width, depth } }, n) => {
  const z = depth / 2 + 44;
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.lichen, moods.blush, moods.mist, moods.ochre], n),
    at: [0, 0, z],
    turn: 24,
    things: [
      pick([thing('rug-round', 'natural', 20, z + 30), thing('rug-diamond', 'cream', 20, z + 20)], n),
      floorLamp(n + 1, -width / 2 - 26, 40),
      thing('side-round', n % 2 ? 'oak' : 'walnut', width / 2 + 42, z - 14),
      vase(n + 3, width / 2 + 40, z - 16, sideTop),
    ],
    extras: [
      ...pick(
        [
          [extra('window', 'white', -30, 2, 84)],
          [extra('window', 'white', 54, 2, 74), extra('curtain', 'cream', 150, 14)],
          prints(0, 60, 136, 0.62),
          [extra('plant', 'cream', 104, 44, 0, 0.9)],
        ],
        n,
      ),
    ],
    camera: { turn: pick([8, -6], n), elevation: 9, fill: [0.6, 0.56], middle: [-0.04, -0.2] },
  });
};

const diners = [
  ['table-rectangle', 'oak', 180],
  ['table-round', 'white', 120],
  ['table-trestle', 'ash', 180],
  ['table-oval', 'walnut', 220],
] as const;

/** A chair pulled out from the end of a table. */
const diningChairs: Stage = (_, n) => {
  const [table, color, long] = pick(diners, n);
  const middle = 46 + long / 2;
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.sage, moods.clay, moods.mist, moods.greige, moods.ochre, moods.blush], n),
    at: [0, 0, 120],
    turn: pick([38, 30, 44], n),
    things: [
      thing(table, color, middle, 112),
      vase(n, 46 + Math.min(54, long / 2), 106, 74),
      ...(n % 2 ? [thing('rug-round', 'natural', middle, 112)] : []),
    ],
    extras: pick(
      [
        [extra('snakePlant', 'charcoal', -56, 40, 0, 1.2)],
        [extra('oliveTree', 'sand', -62, 44)],
        [extra('window', 'white', -44, 2, 84)],
        [extra('curtain', 'cream', -62, 14)],
        [extra('plant', 'white', -60, 48, 0, 0.85)],
      ],
      n,
    ),
    camera: { turn: pick([-10, 4, -16], n), elevation: 8, fill: [0.6, 0.56], middle: [-0.14, -0.16] },
  });
};

/** A chair turned away from the desk behind it. */
const deskChairs: Stage = (_, n) => {
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.lichen, moods.sand], n),
    at: [-8, 0, 122],
    turn: 30,
    things: [
      n % 2 ? thing('desk-drawers', 'oak', 30, 38) : thing('work-table', 'walnut', 30, 40),
      thing('table-lamp-globe', 'brass', 76, 34, 0, 74.5),
      thing('vase-carafe', 'white', -14, 30, 0, 74.5),
    ],
    extras: [extra('stack', 'sand', 44, 44, 74.5), ...(n % 2 ? [] : [extra('window', 'white', 30, 2, 96)])],
    camera: { turn: 12, elevation: 10, fill: [0.6, 0.58], middle: [-0.08, -0.16] },
  });
};

/** A chair of a waiting area, along a wall. */
const visitorChairs: Stage = ({ size: { width } }, n) => {
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.clay, moods.olive, moods.stone], n),
    at: [0, 0, 62],
    turn: 18,
    things: [
      thing('side-round', n % 2 ? 'oak' : 'walnut', width / 2 + 42, 52),
      vase(n + 2, width / 2 + 42, 52, sideTop),
    ],
    extras: [
      greenery(n, -width / 2 - 46, 46, 0.85),
      ...pick([[extra('window', 'white', 50, 2, 88)], [], [extra('curtain', 'cream', 80, 14)]], n),
    ],
    camera: { turn: 10, elevation: 8, fill: [0.58, 0.56], middle: [-0.06, -0.18] },
  });
};

/** Chairs by their use: dining, desk or waiting area. */
export const chairs: Stage = (model, n) => {
  if (model.id.startsWith('desk-')) return deskChairs(model, n);
  return (model.id.startsWith('chair-visitor') ? visitorChairs : diningChairs)(model, n);
};

/** Bar stools at a counter, low stools at a dresser or an armchair. */
export const stools: Stage = (model, n) => {
  const { height, width } = model.size;
  if (height > 70)
    return {
      ...pick([moods.sage, moods.sand], n),
      at: [0, 0, 168],
      turn: n % 2 ? 150 : -148,
      things: [thing('vase-ribbed', 'green', n % 2 ? 46 : -50, 92, 0, 92)],
      extras: [
        extra('counter', n % 2 ? 'sand' : 'white', 10, 100),
        extra('tray', 'walnut', n % 2 ? 4 : 46, 98, 92),
        n % 2 ? extra('branches', 'green', 46, 92, 112, 1.1) : extra('window', 'white', 44, 2, 106),
      ],
      camera: {
        turn: n % 2 ? 16 : -16,
        elevation: 8,
        fill: [0.5, 0.62],
        middle: [n % 2 ? -0.12 : 0.12, -0.1],
      },
    };
  return {
    ...pick([moods.blush, moods.lichen], n),
    at: [0, 0, 108],
    turn: 12,
    things:
      n % 2
        ? [armchair(1, width / 2 + 62, 88, 0, -34), thing('rug-diamond', 'cream', 40, 120)]
        : [
            thing('dresser-wide', 'walnut', 30, 28),
            thing('vase-bottle', 'sage', 6, 28, 0, 80),
            thing('rug-round', 'natural', 10, 110),
          ],
    extras: n % 2 ? [greenery(0, -52, 46)] : [extra('stack', 'sand', 46, 28, 80)],
    camera: { turn: 10, elevation: 13, fill: [0.52, 0.5], middle: [-0.1, -0.22] },
  };
};

/** A pouf before an armchair. */
export const poufs: Stage = ({ size: { width } }, n) => {
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.mist, moods.ochre], n),
    at: [0, 0, 150],
    turn: n % 2 ? 14 : 0,
    things: [
      armchair(n % 2 ? 2 : 1, width / 2 + 44, 78, 0, -30),
      floorLamp(n, -38, 40),
      n % 2 ? thing('rug-plain', 'sand', 20, 140) : thing('rug-round', 'natural', 10, 140),
    ],
    extras: n % 2 ? [extra('snakePlant', 'charcoal', -64, 60, 0, 1.1)] : [],
    camera: { turn: -4, elevation: 15, fill: [0.52, 0.5], middle: [-0.14, -0.26] },
  });
};

/** A bench in a hall or at the foot of a wall. */
export const benches: Stage = ({ id, size: { width, depth, height } }, n) => {
  const z = depth / 2 + 6;
  const hall = id !== 'bench-oak' && id !== 'bench-soft';
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.sage, moods.clay, moods.stone, moods.greige, moods.lichen], n),
    at: [0, 0, z],
    things: [
      basket(n, -width / 2 - 34, 34),
      ...(hall ? [thing('mirror-hall', n % 2 ? 'black' : 'oak', -4, 4, 0, 86)] : []),
      ...(id === 'bench-soft'
        ? [thing('cushion-piped', 'mustard', -width / 2 + 30, z - 4, 10, height - 2)]
        : []),
      ...(hall ? [] : [thing('rug-runner', n % 2 ? 'terracotta' : 'blue', 0, z + depth / 2 + 46)]),
    ],
    extras: [
      greenery(n + 1, width / 2 + 40, 42, 0.85),
      ...(hall ? [] : prints(n + 2, 0, n ? 118 : 136, n ? 0.75 : 0.85)),
    ],
    camera: {
      turn: pick([14, -16, 20], n),
      elevation: 9,
      fill: [hall ? 0.47 : 0.64, 0.56],
      middle: [0, hall ? -0.46 : -0.34],
    },
  });
};

export { wideSofas as sofas, armchairs };
