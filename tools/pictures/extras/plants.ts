import { Vector3 } from 'three';
import type { Build } from '../builders/builder';
import { curvedOutline, lathe } from '../shape/lathe';
import type { Point } from '../shape/mesh';
import { sheet } from '../shape/sheet';
import { sweep } from '../shape/sweep';

/** One drooping leaf from the origin along +z. */
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
export const plant: Build = (builder) => {
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

/** Cut branches for a vase. */
export const branches: Build = (builder) => {
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

/** A small olive tree with a bare trunk and a loose crown, in a low bowl. */
export const oliveTree: Build = (builder) => {
  const bowl = curvedOutline(
    [
      [0, 0],
      [15, 0.2],
      [20, 12],
      [21, 26],
      [19.4, 26],
      [18.6, 22],
      [0, 22],
    ],
    8,
  );
  builder.add(lathe(bowl), 'ceramic');
  const fork: Point = [3, 92, -2];
  const trunk: readonly Point[] = [[0, 20, 0], [-4, 46, 2], [2, 72, 0], fork];
  builder.add(sweep(trunk, { radius: (t) => 2.4 - 0.9 * t, segments: 24, sides: 10 }), 'paint', 'brown');
  for (let branch = 0; branch < 9; branch++) {
    const turn = branch * 2.4 + builder.random() * 0.5;
    const reach = 18 + builder.random() * 20;
    const tall = 24 + builder.random() * 46;
    const at = (t: number): Point => [
      fork[0] + Math.sin(turn) * reach * t,
      fork[1] + tall * t ** 0.8,
      fork[2] + Math.cos(turn) * reach * t,
    ];
    builder.add(
      sweep([0, 0.33, 0.66, 1].map(at), { radius: (t) => 0.8 - 0.5 * t, segments: 12, sides: 6 }),
      'paint',
      'brown',
    );
    for (let i = 0; i < 26; i++) {
      const shape = leaf(8 + builder.random() * 4, 2.4, 0.12);
      builder.add(shape, 'leaf', builder.random() > 0.35 ? 'sage' : 'olive', {
        at: at(0.22 + (0.78 * i) / 25),
        turn: [-0.7 + builder.random() * 1.1, turn + i * 2.2, 0],
        order: 'YXZ',
      });
    }
  }
};

/** A snake plant: stiff upright blades in a straight pot. */
export const snakePlant: Build = (builder) => {
  builder.add(
    lathe([
      [0, 0],
      [14, 0],
      [15, 1],
      [15, 27],
      [13.8, 27],
      [13.6, 23],
      [0, 23],
    ]),
    'ceramic',
  );
  for (let blade = 0; blade < 13; blade++) {
    const turn = blade * 2.4;
    const tall = 34 + builder.random() * 34;
    const out = 2 + Math.sqrt(blade) * 2.1;
    const shape = sheet(
      (u, v) => {
        const s = u * 2 - 1;
        const half = 3.3 * Math.sin(Math.PI * (0.18 + 0.82 * v) ** 0.9) ** 0.7 + 0.05;
        return new Vector3(s * half, v * tall, s * s * 0.9 + v * v * (2 + out * 0.8));
      },
      { thickness: 0.35, columns: 6, rows: 14, size: [7, tall] },
    );
    builder.add(shape, 'leaf', builder.random() > 0.5 ? 'green' : 'olive', {
      at: [Math.sin(turn) * out, 22, Math.cos(turn) * out],
      turn: [0, turn, 0],
    });
  }
};
