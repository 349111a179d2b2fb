import { Vector3 } from 'three';
import type { Build } from '../builders/builder';
import { stack } from '../builders/props';
import { box } from '../shape/box';
import { lathe } from '../shape/lathe';
import { sheet } from '../shape/sheet';
import { sweep } from '../shape/sweep';
import { branches, oliveTree, plant, snakePlant } from './plants';
import { art, drawing, landscape } from './prints';
import type { ExtraName } from '../../../mocks/data/schemas/pictures';

/** A curtain from above the picture to the floor. */
const curtain: Build = (builder) => {
  const cloth = sheet(
    (u, v) => {
      const fold = Math.sin(u * Math.PI * 22 + Math.sin(u * 31) * 0.8);
      return new Vector3((u - 0.5) * 92 + Math.cos(u * 40) * 1.2, v * 300, 7 + fold * (4.4 - 1.4 * v));
    },
    { thickness: 0.4, columns: 200, rows: 10, size: [180, 300] },
  );
  builder.add(cloth, 'linen');
};

/** A stack of books. */
const lying: Build = (builder) => stack(builder, [0, 0, 0], 3);

/** A kitchen counter with a wooden top that overhangs towards the viewer. */
const counter: Build = (builder) => {
  builder.add(box(240, 86, 56, { edge: 0.4 }), 'paint', 'main', { at: [0, 44, -8] });
  for (let i = 0; i < 40; i++) {
    builder.add(box(5.4, 84, 1.2, { edge: 0.5 }), 'paint', 'main', { at: [-117 + i * 6, 44, 20.4] });
  }
  builder.add(box(252, 4, 86, { edge: 0.6 }), 'wood', 'oak', { at: [0, 90, 2] });
};

/** A tall window with a sash, and the sky behind it in the given colour. */
const window: Build = (builder) => {
  const [w, h] = [118, 168];
  builder.add(box(w, h, 0.6, { edge: 0.1 }), 'opal', 'main', { at: [0, h / 2, 0.4], shadow: false });
  for (const x of [-w / 2, 0, w / 2])
    builder.add(box(x ? 7 : 4, h + 7, 4, { edge: 0.4 }), 'paint', 'white', { at: [x, h / 2, 2] });
  for (const y of [0, h * 0.62, h])
    builder.add(box(w + 7, y === h * 0.62 ? 4 : 7, 4, { edge: 0.4 }), 'paint', 'white', { at: [0, y, 2] });
  builder.add(box(w + 20, 3, 15, { edge: 0.6 }), 'paint', 'white', { at: [0, -3, 7] });
};

/** A low platform for furniture in a store. */
const platform: Build = (builder) => {
  builder.add(box(250, 12, 130, { edge: 0.5 }), 'paint', 'main', { at: [0, 9, 0] });
  builder.add(box(238, 4, 118, { edge: 0.2 }), 'paint', 'charcoal', { at: [0, 2, 0] });
};

/** A price sign on a stand. */
const sign: Build = (builder) => {
  builder.add(
    sweep(
      [
        [0, 0, 0],
        [0, 92, 0],
      ],
      { radius: 0.7 },
    ),
    'metal',
    'black',
  );
  builder.add(
    lathe([
      [0, 0],
      [12, 0],
      [12, 1],
      [0, 1.2],
    ]),
    'metal',
    'black',
  );
  builder.add(box(22, 30, 0.8, { edge: 0.2 }), 'paint', 'main', { at: [0, 106, 0], turn: [-0.16, 0, 0] });
  for (const [y, w] of [
    [114, 14],
    [110, 9],
    [100, 12],
  ] as const)
    builder.add(box(w, 1.6, 0.3, { edge: 0.05 }), 'paint', 'charcoal', {
      at: [(w - 16) / 2, y, 0.8 - (y - 106) * 0.16],
      turn: [-0.16, 0, 0],
    });
};

/** A tray with two cups. */
const tray: Build = (builder) => {
  builder.add(box(34, 1.2, 22, { edge: 0.5 }), 'wood', 'main', { at: [0, 0.6, 0] });
  for (const x of [-7, 8]) {
    const cup = lathe([
      [0, 0],
      [2.6, 0.1],
      [3.6, 2.4],
      [3.9, 7],
      [3.6, 7],
      [3.3, 2.8],
      [0, 1],
    ]);
    builder.add(cup, 'ceramic', x < 0 ? 'white' : 'terracotta', { at: [x, 1.2, x / 3] });
  }
};

/** Build functions of the extras. */
export const extras: Readonly<Record<ExtraName, Build>> = {
  plant,
  oliveTree,
  snakePlant,
  branches,
  art,
  landscape,
  drawing,
  curtain,
  stack: lying,
  counter,
  window,
  platform,
  sign,
  tray,
};
