import { Vector3 } from 'three';
import type { Build } from '../builders/builder';
import { stack } from '../builders/props';
import { board, oval } from '../shape/board';
import { box } from '../shape/box';
import { curvedOutline, lathe } from '../shape/lathe';
import type { Point } from '../shape/mesh';
import { sheet } from '../shape/sheet';
import { sweep } from '../shape/sweep';
import type { ExtraName } from './room';

/** One leaf that grows from the origin along +z and droops. */
function leaf(length: number, width: number, droop: number) {
  return sheet(
    (u, v) => {
      const s = u * 2 - 1;
      const half = (width / 2) * Math.sin(Math.PI * Math.min(1, 0.04 + v * 0.96) ** 0.8) + 0.05;
      return new Vector3(
        s * half,
        Math.abs(s) * half * 0.35 - droop * v * v * length + 0.12 * length * Math.sin(v * Math.PI),
        v * length,
      );
    },
    { thickness: 0.16, columns: 6, rows: 10, size: [width, length] },
  );
}

/** A tall green plant in a pot. */
const plant: Build = (builder) => {
  const pot = curvedOutline(
    [
      [0, 0],
      [13, 0.2],
      [16, 10],
      [17, 24],
      [16.4, 32],
      [15.2, 32],
      [14.4, 28],
      [0, 28],
    ],
    8,
  );
  builder.add(lathe(pot), 'ceramic');
  for (let stem = 0; stem < 5; stem++) {
    const turn = stem * 1.26 + builder.random();
    const reach = 10 + builder.random() * 16;
    const tall = 95 + builder.random() * 62;
    const at = (t: number): Point => [
      Math.sin(turn) * reach * t ** 1.4,
      28 + tall * t,
      Math.cos(turn) * reach * t ** 1.4,
    ];
    builder.add(
      sweep([0, 0.33, 0.66, 1].map(at), { radius: (t) => 0.9 - 0.5 * t, segments: 16, sides: 8 }),
      'paint',
      'brown',
    );
    const leaves = 11;
    for (let i = 0; i < leaves; i++) {
      const t = 0.3 + (0.7 * (i + builder.random() * 0.6)) / leaves;
      const size = (1.15 - 0.5 * t) * (22 + builder.random() * 8);
      builder.add(
        leaf(size, size * 0.52, 0.2 + builder.random() * 0.3),
        'leaf',
        builder.random() > 0.4 ? 'olive' : 'green',
        {
          at: at(Math.min(1, t)),
          turn: [0.35 - t * 1.1, turn + i * 2.4, 0],
          order: 'YXZ',
        },
      );
    }
  }
};

/** Cut branches, to stand in a vase. */
const branches: Build = (builder) => {
  for (let stem = 0; stem < 6; stem++) {
    const turn = stem * 1.05 + builder.random() * 0.6;
    const reach = 9 + builder.random() * 12;
    const tall = 30 + builder.random() * 20;
    const at = (t: number): Point => [
      Math.sin(turn) * reach * t ** 1.6,
      tall * t - 4,
      Math.cos(turn) * reach * t ** 1.6,
    ];
    builder.add(sweep([0, 0.4, 0.7, 1].map(at), { radius: 0.22, segments: 12, sides: 6 }), 'paint', 'brown');
    for (let i = 0; i < 12; i++) {
      const t = 0.42 + (0.58 * i) / 11;
      builder.add(leaf(6.4, 3.8, 0.15), 'leaf', 'main', {
        at: at(t),
        turn: [-0.5, turn + i * 2.1, 0],
        order: 'YXZ',
      });
    }
  }
};

/** A framed print of calm shapes; its middle lies at the place given. */
const art: Build = (builder) => {
  const [w, h] = [62, 84];
  const frame: [number, number][] = [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ];
  const inner = frame.map(([x, y]): [number, number] => [x * 0.955, y * 0.967]).reverse();
  builder.add(board(frame, 2.6, 0.3, [inner]), 'wood', 'oak', { at: [0, 0, 1.3] });
  builder.add(box(w - 1, h - 1, 0.6, { edge: 0.1 }), 'paint', 'cream', { at: [0, 0, 0.8] });
  const tints = ['main', 'sand', 'charcoal'] as const;
  tints.forEach((tint, i) => {
    const [x, y] = [(builder.random() - 0.5) * 22, 20 - i * 19 + (builder.random() - 0.5) * 10];
    const [across, up] = [22 + builder.random() * 16, 16 + builder.random() * 16];
    const shape = board(oval(across, up, 1.9 + builder.random() * 1.6, 64), 0.1, 0.02);
    builder.add(shape, 'paint', tint, { at: [x, y, 1.2 + i * 0.12] });
  });
};

/** A curtain that falls from above the picture to the floor. */
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

/** Books lying about. */
const lying: Build = (builder) => stack(builder, [0, 0, 0], 3);

/** A kitchen counter to sit at, its wooden top overhanging towards the viewer. */
const counter: Build = (builder) => {
  builder.add(box(240, 86, 56, { edge: 0.4 }), 'paint', 'main', { at: [0, 44, -8] });
  for (let i = 0; i < 40; i++) {
    builder.add(box(5.4, 84, 1.2, { edge: 0.5 }), 'paint', 'main', { at: [-117 + i * 6, 44, 20.4] });
  }
  builder.add(box(252, 4, 86, { edge: 0.6 }), 'wood', 'oak', { at: [0, 90, 2] });
};

/** A tall window with a sash; the sky behind it has the colour given. */
const window: Build = (builder) => {
  const [w, h] = [118, 168];
  builder.add(box(w, h, 0.6, { edge: 0.1 }), 'opal', 'main', { at: [0, h / 2, 0.4], shadow: false });
  for (const x of [-w / 2, 0, w / 2])
    builder.add(box(x ? 7 : 4, h + 7, 4, { edge: 0.4 }), 'paint', 'white', { at: [x, h / 2, 2] });
  for (const y of [0, h * 0.62, h])
    builder.add(box(w + 7, y === h * 0.62 ? 4 : 7, 4, { edge: 0.4 }), 'paint', 'white', { at: [0, y, 2] });
  builder.add(box(w + 20, 3, 15, { edge: 0.6 }), 'paint', 'white', { at: [0, -3, 7] });
};

/** A low platform that a store shows furniture on. */
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

/** How each extra is built. */
export const extras: Readonly<Record<ExtraName, Build>> = {
  plant,
  branches,
  art,
  curtain,
  stack: lying,
  counter,
  window,
  platform,
  sign,
  tray,
};
