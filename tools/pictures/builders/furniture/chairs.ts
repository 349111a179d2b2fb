import { Vector3 } from 'three';
import { board, roundRectangle } from '../../shape/board';
import { box } from '../../shape/box';
import { sheet } from '../../shape/sheet';
import { cushion } from '../../shape/soft';
import { sweep } from '../../shape/sweep';
import type { Point } from '../../shape/mesh';
import type { Build, Builder } from '../builder';
import { fourLegs, leg } from '../legs';

/** A shell bent from one sheet. */
export function shellSeat(builder: Builder): void {
  const { height } = builder.model.size;
  const bent = sheet(
    (u, v) => {
      const s = u * 2 - 1;
      const seat = Math.min(1, v / 0.5);
      const up = Math.max(0, v - 0.5) / 0.5;
      const turn = Math.min(1, Math.max(0, (v - 0.34) / 0.3));
      const bend = turn * turn * (3 - 2 * turn);
      const half =
        (22.5 - 3 * (1 - seat) ** 2) *
        (1 - 0.16 * up ** 3) *
        (1 - 0.1 * Math.exp(-(((v - 0.56) / 0.12) ** 2)));
      const round = Math.sqrt(Math.max(0, 1 - Math.max(0, (Math.abs(s) - 0.55) / 0.45) ** 2));
      const z = 24 - 42 * seat - 10 * up ** 1.1 + 7 * s * s * bend - (1 - round) * 5 * (1 - seat);
      const y =
        43 -
        2.2 * Math.sin(seat * Math.PI) +
        2.8 * s * s * (1 - bend) +
        (height - 44) * up ** 1.15 +
        6.5 * bend * (1 - up) -
        (1 - round) * 8 * up ** 3;
      return new Vector3(s * half, y - 2.4 * (1 - seat) ** 3, z);
    },
    { thickness: 1.3, columns: 44, rows: 64, size: [46, 90] },
  );
  builder.add(bent, 'paint');
}

/** A shell on turned oak legs. */
const shell: Build = (builder) => {
  shellSeat(builder);
  fourLegs(builder, 24, 24, 39.5, { radius: [1.7, 1.1], splay: 7, tint: 'oak' });
  for (const z of [-11, 11]) builder.add(box(26, 2.6, 3, { edge: 0.6 }), 'wood', 'oak', { at: [0, 38, z] });
};

/** A padded seat; the back is bent round the sitter. */
export function paddedSeat(builder: Builder): void {
  const { height } = builder.model.size;
  builder.add(cushion(47, 9, 45, { crown: 1.2, bulge: 0.8, edge: 3.4, crease: 0.12 }), 'wool', 'main', {
    at: [0, 44, 3],
  });
  const back = sheet(
    (u, v) => {
      const s = u * 2 - 1;
      const corner = -5 * Math.abs(s) ** 5 * (v * 2 - 1);
      return new Vector3(
        s * (22 + 2.5 * Math.sqrt(v)),
        height - 32 + 31 * v + corner,
        -22 - 5 * v + 12 * Math.abs(s) ** 2.2,
      );
    },
    { thickness: (u) => 5.4 - 1.4 * Math.abs(u * 2 - 1) ** 2, columns: 40, rows: 24, size: [52, 31] },
  );
  builder.add(back, 'wool');
}

/** A padded dining chair. */
const upholstered: Build = (builder) => {
  paddedSeat(builder);
  for (const side of [-1, 1]) {
    leg(builder, [side * 19, 42, 20], [side * 21, 0, 23], { radius: [1.9, 1.1], tint: 'oak' });
    const rear: Point[] = [
      [side * 20.5, 0, -25],
      [side * 19, 38, -19],
      [side * 19, 60, -24],
    ];
    builder.add(
      sweep(rear, { radius: (t) => 1.15 + 0.9 * Math.sin(t * Math.PI * 0.85), segments: 30 }),
      'wood',
      'oak',
    );
  }
};

/** Bent steel tube that springs, with cane in wooden frames. */
const cantilever: Build = (builder) => {
  const { width, height } = builder.model.size;
  const x = width / 2 - 1.2;
  const tube: Point[] = [
    [-x, height - 4, -24],
    [-x, 45, -17],
    [-x, 44, 22],
    [-x, 1.2, 24],
    [-x, 1.2, -22],
    [x, 1.2, -22],
    [x, 1.2, 24],
    [x, 44, 22],
    [x, 45, -17],
    [x, height - 4, -24],
  ];
  builder.add(sweep(tube, { radius: 1.2, corner: 8, segments: 160 }), 'polished', 'chrome');
  const rim = roundRectangle(44, 41, 6);
  const hole = roundRectangle(35, 32, 3).reverse();
  builder.add(board(rim, 2.4, 0.8, [hole]), 'wood', 'main', { at: [0, 45.6, 2], turn: [-Math.PI / 2, 0, 0] });
  builder.add(board(roundRectangle(36, 33, 3), 0.5, 0.1), 'cane', 'natural', {
    at: [0, 46, 2],
    turn: [-Math.PI / 2, 0, 0],
  });
  const frame = board(roundRectangle(43, 27, 5), 2.2, 0.8, [roundRectangle(35, 19, 3).reverse()]);
  builder.add(frame, 'wood', 'main', { at: [0, height - 14.5, -21.4], turn: [-0.17, 0, 0] });
  builder.add(board(roundRectangle(36, 20, 3), 0.5, 0.1), 'cane', 'natural', {
    at: [0, height - 14.5, -21.4],
    turn: [-0.17, 0, 0],
  });
};

/** Chairs with shells, pads and cane, by model id. */
export const chairs: Record<string, Build> = {
  'chair-shell': shell,
  'chair-upholstered': upholstered,
  'chair-cantilever': cantilever,
};
