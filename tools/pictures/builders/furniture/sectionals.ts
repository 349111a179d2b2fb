import { box } from '../../shape/box';
import { cushion, pillow } from '../../shape/soft';
import type { Build, Builder } from '../builder';

const fabric = 'linen';
const seatTop = 42;

/** A seat cushion with its centre at `x`, `z`. */
function seat(builder: Builder, width: number, depth: number, x: number, z: number, seed: number): void {
  builder.count('seats');
  const pad = cushion(width - 0.8, 17, depth, { crown: 2, bulge: 1.2, edge: 4.5, seed });
  builder.add(pad, fabric, 'main', { at: [x, seatTop - 8.5, z] });
}

/** A back cushion `width` cm wide against the rest behind it; `turn` is its rotation round the vertical axis. */
function back(builder: Builder, width: number, at: [x: number, z: number], turn: number, seed: number): void {
  const pad = cushion(width - 1.5, 38, 17, { crown: 1.4, bulge: 3, edge: 6, crease: 0.6, seed });
  builder.add(pad, fabric, 'main', { at: [at[0], seatTop + 17, at[1]], turn: [-0.2, turn, 0], order: 'YXZ' });
}

function block(
  builder: Builder,
  size: [width: number, height: number, depth: number],
  at: [x: number, y: number, z: number],
): void {
  const [width, height, depth] = size;
  builder.add(
    cushion(width, height, depth, { crown: 0.6, bulge: 0.5, edge: 4, crease: 0.12, seed: at[0] + at[2] }),
    fabric,
    'main',
    { at },
  );
}

function feet(builder: Builder, places: readonly (readonly [number, number])[], legs: number): void {
  for (const [x, z] of places)
    builder.add(box(5, legs + 1, 5, { edge: 0.4 }), 'wood', 'oak', { at: [x, legs / 2, z] });
}

/** A corner sofa: three seats along the back, one in the corner, and two more along its right side. */
export const corner: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const [deep, rest, arm, legs] = [94, 20, 14, 8];
  const [left, right, rear, front] = [-width / 2, width / 2, -depth / 2, depth / 2];
  const base = 18;
  builder.add(box(width - 2, base, deep - 3, { edge: 2, cells: 4 }), fabric, 'main', {
    at: [0, legs + base / 2, rear + deep / 2],
  });
  builder.add(box(deep - 3, base, depth - 3, { edge: 2, cells: 4 }), fabric, 'main', {
    at: [right - deep / 2, legs + base / 2, 0],
  });
  const high = height - legs - 13;
  block(builder, [width, high, rest], [0, legs + high / 2, rear + rest / 2]);
  block(builder, [rest, high, depth], [right - rest / 2, legs + high / 2, 0]);
  block(builder, [arm, 46, deep], [left + arm / 2, legs + 23, rear + deep / 2]);
  block(builder, [deep, 46, arm], [right - deep / 2, legs + 23, front - arm / 2]);
  const seatDepth = deep - rest;
  const across = (width - arm - deep) / 2;
  for (const i of [0, 1]) {
    const x = left + arm + across * (i + 0.5);
    seat(builder, across, seatDepth, x, rear + rest + seatDepth / 2, i + 3);
    back(builder, across, [x, rear + rest + 6], 0, i + 11);
  }
  const inner = right - rest - seatDepth / 2;
  seat(builder, seatDepth, seatDepth, inner, rear + rest + seatDepth / 2, 6);
  back(builder, seatDepth - 8, [inner - 2, rear + rest + 6], 0, 14);
  const along = depth - deep - arm;
  seat(builder, seatDepth, along, inner, rear + deep + along / 2, 7);
  back(builder, along - 2, [right - rest - 6, rear + deep + along / 2], -Math.PI / 2, 15);
  back(builder, seatDepth - 14, [right - rest - 6, rear + rest + seatDepth / 2 + 8], -Math.PI / 2, 16);
  feet(
    builder,
    [
      [left + 8, rear + 8],
      [left + 8, rear + deep - 10],
      [right - deep + 8, front - 10],
      [right - 8, front - 10],
      [right - 8, rear + 8],
    ],
    legs,
  );
};

/** Four modules with gaps between them: a seat with an arm on either side, one in the middle, and an ottoman. */
export const modular: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const [module, legs, rest] = [width / 3, 5, 22];
  const deep = 96;
  const rear = -depth / 2;
  const gap = 1.4;
  for (const column of [-1, 0, 1]) {
    const x = column * module;
    const wide = module - gap;
    const arm = column === 0 ? 0 : 18;
    const shift = column * (arm / -2);
    builder.add(box(wide, 20, deep, { edge: 3, cells: 4 }), fabric, 'main', {
      at: [x, legs + 10, rear + deep / 2],
    });
    block(builder, [wide, height - legs - 12, rest], [x, legs + (height - legs - 12) / 2, rear + rest / 2]);
    if (arm)
      block(
        builder,
        [arm, 50, deep - rest],
        [x + column * (wide / 2 - arm / 2), legs + 25, rear + rest + (deep - rest) / 2],
      );
    const seatDepth = deep - rest;
    seat(builder, wide - arm, seatDepth, x + shift, rear + rest + seatDepth / 2, column + 4);
    back(builder, wide - arm - 3, [x + shift, rear + rest + 7], 0, column + 9);
  }
  const side = depth - deep - gap;
  const x = width / 2 - module / 2;
  builder.add(box(module - gap, 20, side, { edge: 3, cells: 4 }), fabric, 'main', {
    at: [x, legs + 10, depth / 2 - side / 2],
  });
  const top = cushion(module - gap - 0.8, 17, side - 0.8, { crown: 2, bulge: 1.2, edge: 4.5, seed: 21 });
  builder.add(top, fabric, 'main', { at: [x, seatTop - 8.5, depth / 2 - side / 2] });
  builder.add(pillow(46, 46, 15, 3), fabric, 'main', {
    at: [-width / 2 + 46, seatTop + 21, rear + rest + 24],
    turn: [-0.34, 0.3, 0.05],
  });
  feet(
    builder,
    [-1, 1].flatMap((end) => [
      [end * (width / 2 - 9), rear + 8] as const,
      [end * (width / 2 - 9), rear + deep - 9] as const,
    ]),
    legs,
  );
};
