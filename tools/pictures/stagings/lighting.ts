import { extra, thing } from './place';
import { mirroredIf, moods, pick, type Stage } from './staging';
import { armchair, prints, sideTop, vase } from './things';

/** A lit lamp on a sideboard, or on a bedside table. */
export const tableLamps: Stage = ({ size: { width } }, n) => {
  const [base, color, top, deep] = pick(
    [
      ['sideboard-slat', 'walnut', 72, 45],
      ['sideboard-door', 'oak', 78, 44],
      ['sideboard-cane', 'walnut', 74, 42],
      ['bedside-drawer', 'oak', 52, 40],
      ['bedside-open', 'walnut', 50, 36],
    ] as const,
    n,
  );
  const narrow = top < 60;
  const z = deep / 2 + 5;
  return mirroredIf(n % 2 === 1, {
    ...pick([moods.evening, moods.night, moods.amber], n),
    at: [narrow ? -4 : 0, top, z],
    things: [
      thing(base, color, narrow ? 0 : 34, z),
      ...(narrow
        ? [thing('candle-glass', 'smoke', 15, z + 6, 0, top)]
        : [vase(n, width / 2 + 22, z - 2, top)]),
    ],
    extras: [...(narrow ? [] : [extra('stack', 'sand', -width / 2 - 17, z + 2, top)])],
    camera: { turn: pick([14, -12, 10], n), elevation: 7, fill: [0.5, 0.52], middle: [-0.1, 0.02] },
  });
};

/** A lit lamp behind an armchair. */
export const floorLamps: Stage = ({ id }, n) => {
  const arc = id === 'floor-lamp-arc';
  return {
    ...pick([moods.amber, moods.evening, moods.night, moods.evening], n),
    at: [arc ? -44 : 0, 0, 52],
    things: [
      armchair(n, arc ? 12 : 62, arc ? 108 : 92, 0, arc ? 8 : -26),
      thing('rug-plain', 'sand', 50, 140),
      ...(arc ? [] : [thing('side-round', 'walnut', -46, 74), vase(n + 1, -46, 74, sideTop)]),
    ],
    extras: arc ? [extra('oliveTree', 'sand', 110, 50)] : prints(n, 78, 138, 0.8).slice(0, 1),
    camera: {
      turn: pick([-8, 10, -12, 6], n),
      elevation: 5,
      fill: [0.6, 0.68],
      middle: [arc ? -0.02 : -0.22, 0],
    },
  };
};

/** A lit lamp over a table. */
export const pendants: Stage = ({ size: { width, height } }, n) => {
  const [table, color] = pick(
    [
      ['table-oval', 'walnut'],
      ['table-round', 'oak'],
      ['table-rectangle', 'oak'],
    ] as const,
    n,
  );
  const z = 130;
  return {
    ...pick([moods.evening, moods.amber, moods.night], n),
    at: [0, height > 40 ? 124 : 116, z],
    things: [
      thing(table, color, 8, z),
      vase(n, -width / 2 - 6, z - 8, 74),
      thing('chair-cord', 'black', 46, z - 66, -6),
      thing('chair-cord', 'black', -44, z - 66, 6),
    ],
    extras: [extra('tray', 'walnut', 26, z + 6, 74)],
    camera: {
      turn: pick([-12, 10, 14], n),
      elevation: 8,
      fill: [0.44, height > 40 ? 0.36 : 0.34],
      middle: [0.04, 0.3],
    },
  };
};
