import { board, lyingBoard, roundRectangle } from '../../shape/board';
import { box } from '../../shape/box';
import { sweep } from '../../shape/sweep';
import type { Build } from '../builder';
import { carcass, front } from '../cabinet';
import { fourLegs } from '../legs';

/** A writing desk with two shallow drawers hung under the top. */
const drawers: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  builder.add(lyingBoard(roundRectangle(width, depth, 4), 2.4, 0.7), 'wood', 'main', {
    at: [0, height - 1.2, 0],
  });
  const w = (width - 34) / 2;
  for (const side of [-1, 1]) {
    const x = (side * w) / 2;
    carcass(builder, {
      width: w - 0.4,
      height: 11.5,
      depth: depth - 14,
      at: [x, height - 14, 2],
      board: 1.4,
    });
    front(builder, {
      width: w - 3,
      height: 9,
      at: [x, height - 8.2, depth / 2 - 5.4],
      handle: 'knob',
      handleTint: 'brass',
    });
  }
  fourLegs(builder, width - 24, depth - 16, height - 2.2, { radius: [2.6, 1.4], splay: 4 });
};

/** A thin top on steel trestles, a tray for pens along the back. */
const slim: Build = (builder) => {
  const { width, depth } = builder.model.size;
  const height = builder.model.size.height - 13;
  builder.add(lyingBoard(roundRectangle(width, depth, 2.5), 2, 0.6), 'wood', 'main', {
    at: [0, height - 1, 0],
  });
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 14);
    builder.add(
      sweep(
        [
          [x + side * 6, 0, depth / 2 - 4],
          [x, height - 2.9, depth / 2 - 9],
          [x, height - 2.9, -depth / 2 + 9],
          [x + side * 6, 0, -depth / 2 + 4],
        ],
        { radius: 1, corner: 3 },
      ),
      'metal',
      'black',
    );
    builder.add(
      sweep(
        [
          [x + side * 4.4, 20, -depth / 2 + 5.4],
          [x + side * 4.4, 20, depth / 2 - 5.4],
        ],
        { radius: 0.8 },
      ),
      'metal',
      'black',
    );
  }
  builder.add(
    sweep(
      [
        [-width / 2 + 9.6, 20, -depth / 2 + 5.4],
        [width / 2 - 9.6, 20, -depth / 2 + 5.4],
      ],
      { radius: 0.8 },
    ),
    'metal',
    'black',
  );
  carcass(builder, {
    width: width - 10,
    height: 13,
    depth: 21,
    at: [0, height, -depth / 2 + 11],
    board: 1.6,
  });
  for (const x of [-width / 6, width / 6])
    builder.add(box(1.4, 10, 19, { edge: 0.2, grain: 'y' }), 'wood', 'main', {
      at: [x, height + 6.5, -depth / 2 + 11],
    });
  front(builder, {
    width: (width - 10) / 3 - 2,
    height: 9.8,
    at: [0, height + 6.5, -depth / 2 + 20.6],
    handle: 'knob',
    handleTint: 'brass',
  });
};

/** A secretary: a cabinet on legs whose flap is let down to write on. */
const secretary: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const [bottom, floor] = [60, 72];
  const body = depth - 28;
  carcass(builder, { width, height: height - bottom, depth: body, at: [0, bottom, -6], board: 2 });
  builder.add(box(width - 4, 1.8, body - 2, { edge: 0.2, shift: 9 }), 'wood', 'main', { at: [0, floor, -6] });
  for (const side of [-1, 1]) {
    front(builder, {
      width: width / 2 - 2.2,
      height: 9.4,
      at: [side * (width / 4 - 1), bottom + 6.7, body / 2 - 7],
      handle: 'knob',
      handleTint: 'brass',
    });
  }
  builder.add(board(roundRectangle(width - 4.6, 29, 1.5), 1.8, 0.5), 'wood', 'main', {
    at: [0, floor, body / 2 + 8.2],
    turn: [-Math.PI / 2, 0, 0],
  });
  builder.add(box(width - 6, 1.4, 15, { edge: 0.2, shift: 21 }), 'wood', 'main', {
    at: [0, height - 14, -15],
  });
  for (const x of [-width / 4, 0, width / 4])
    builder.add(box(1.4, 12, 15, { edge: 0.2, grain: 'y', shift: x }), 'wood', 'main', {
      at: [x, height - 8, -15],
    });
  for (const side of [-1, 1]) {
    builder.add(
      sweep(
        [
          [side * (width / 2 - 3), height - 6, body / 2 - 8],
          [side * (width / 2 - 3.4), floor + 1, body / 2 + 17],
        ],
        { radius: 0.35 },
      ),
      'metal',
      'brass',
    );
  }
  fourLegs(builder, width - 14, body - 10, bottom, { radius: [2.4, 1.3], splay: 2.5 });
};

/** A plain top on a square steel frame. */
const workTable: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  builder.add(lyingBoard(roundRectangle(width, depth, 1.5), 2.6, 0.5), 'wood', 'main', {
    at: [0, height - 1.3, 0],
  });
  const [x, z] = [width / 2 - 5, depth / 2 - 4];
  const steel = (size: [number, number, number], at: [number, number, number]) =>
    builder.add(box(...size, { edge: 0.4 }), 'metal', 'black', { at });
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) steel([3.4, height - 2.6, 3.4], [side * x, (height - 2.6) / 2, end * z]);
    steel([3, 3, depth - 8], [side * x, height - 4.2, 0]);
    steel([width - 10, 3, 3], [0, height - 4.2, side * z]);
  }
};

/** Desks by model id. */
export const desks: Record<string, Build> = {
  'desk-drawers': drawers,
  'desk-slim': slim,
  'work-table': workTable,
  'desk-secretary': secretary,
};
