import { board, lyingBoard, roundRectangle } from '../../shape/board';
import { box } from '../../shape/box';
import type { Build, Builder } from '../builder';
import { caneDoor, carcass, front, type Handle } from '../cabinet';
import { fourLegs } from '../legs';

const bedsideDrawer: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const legs = 18;
  carcass(builder, { width, height: height - legs, depth, at: [0, legs, 0] });
  builder.add(box(width - 4, 1.6, depth - 3, { edge: 0.2 }), 'wood', 'main', { at: [0, height - 18, 0] });
  front(builder, { width: width - 4, height: 14.6, at: [0, height - 9.6, depth / 2 - 1.2], handle: 'knob' });
  fourLegs(builder, width - 10, depth - 9, legs, { radius: [1.7, 1.1], splay: 2.6 });
};

/** A loop of bent plywood with a shelf, on slim legs. */
const bedsideOpen: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const [legs, tall] = [20, 30];
  const loop = board(roundRectangle(width, tall, 6), depth, 0.5, [
    [...roundRectangle(width - 3, tall - 3, 4.5)].reverse(),
  ]);
  builder.add(loop, 'wood', 'main', { at: [0, height - tall / 2, 0] });
  builder.add(box(width - 3, 1.5, depth - 2, { edge: 0.3 }), 'wood', 'main', { at: [0, height - 12, 0] });
  builder.add(board(roundRectangle(width - 2.4, tall - 2.4, 4.8), 0.8, 0.1), 'wood', 'main', {
    at: [0, height - tall / 2, -depth / 2 + 1],
  });
  fourLegs(builder, width - 16, depth - 10, legs + 0.6, { radius: [1.6, 1], splay: 4 });
};

/** A top and a shelf on straight legs. */
const bedsideShelf: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  builder.add(lyingBoard(roundRectangle(width, depth, 3), 2, 0.4), 'wood', 'main', {
    at: [0, height - 1, 0],
  });
  builder.add(box(width - 7, 1.6, depth - 7, { edge: 0.3, shift: 11 }), 'wood', 'main', { at: [0, 17, 0] });
  fourLegs(builder, width - 7, depth - 7, height - 2, { radius: [1.5, 1.5], splay: 0 });
};

/** Doors side by side in a tall body. */
const wardrobeTwo: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const legs = 14;
  const body = height - legs;
  carcass(builder, { width, height: body, depth, at: [0, legs, 0], board: 2.4 });
  for (const side of [-1, 1]) {
    const w = (width - 5) / 2;
    front(builder, {
      width: w,
      height: body - 31,
      at: [side * (w / 2), legs + 28.6 + (body - 31) / 2, depth / 2 - 1],
      grain: 'y',
      handle: 'bar',
      handleAt: [side * (-w / 2 + 5), -6],
    });
  }
  front(builder, { width: width - 5, height: 26, at: [0, legs + 15.4, depth / 2 - 1], handle: 'pull' });
  fourLegs(builder, width - 18, depth - 14, legs, { radius: [2.4, 1.5], splay: 2 });
};

/** Two large sliding doors, one fluted, in a slim frame. */
const wardrobeSliding: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  carcass(builder, { width, height: height - 4, depth, at: [0, 4, 0], board: 2.6 });
  builder.add(box(width - 6, 4, depth - 6, { edge: 0.3 }), 'wood', 'main', { at: [0, 2, -2] });
  const w = (width - 5) / 2 + 2;
  const tall = height - 9.6;
  const y = 4 + (height - 4) / 2;
  const left = -width / 2 + 2.6 + w / 2;
  const right = width / 2 - 2.6 - w / 2;
  builder.add(box(w - 0.4, tall, 2, { edge: 0.3, grain: 'y', shift: 17 }), 'wood', 'main', {
    at: [right, y, depth / 2 - 4.4],
  });
  builder.add(box(w, tall, 1, { edge: 0.2, grain: 'y', shift: 30 }), 'wood', 'main', {
    at: [left, y, depth / 2 - 2.4],
  });
  builder.count('doors', 2);
  const count = 26;
  for (let i = 0; i < count; i++) {
    const x = left - w / 2 + (w * (i + 0.5)) / count;
    builder.add(
      box((w / count) * 0.84, tall - 0.4, 1.6, { edge: 0.6, grain: 'y', shift: i * 7.7 }),
      'wood',
      'main',
      { at: [x, y, depth / 2 - 1.6] },
    );
  }
  builder.add(box(2.2, 36, 0.6, { edge: 0.25 }), 'paint', 'black', {
    at: [right + w / 2 - 6, y, depth / 2 - 3.3],
  });
};

/** Cane above, wood below. */
const wardrobeCane: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const legs = 16;
  const body = height - legs;
  carcass(builder, { width, height: body, depth, at: [0, legs, 0], board: 2.4 });
  for (const side of [-1, 1]) {
    const w = (width - 5) / 2;
    const upper = body * 0.66;
    caneDoor(
      builder,
      { width: w, height: upper, at: [side * (w / 2), legs + body - 2.4 - upper / 2, depth / 2 - 1] },
      6,
    );
    const lower = body - 4.8 - upper;
    builder.add(box(w - 0.45, lower, 1.9, { edge: 0.3, grain: 'y', shift: side * 9 }), 'wood', 'main', {
      at: [side * (w / 2), legs + 2.4 + lower / 2, depth / 2 - 1],
    });
    builder.add(box(1.4, 20, 2.4, { edge: 0.5 }), 'wood', 'main', {
      at: [side * 3, legs + body * 0.5, depth / 2 + 1],
    });
  }
  fourLegs(builder, width - 16, depth - 14, legs, { radius: [2.4, 1.4], splay: 3 });
};

interface Chest {
  readonly rows: number;
  readonly columns: number;
  readonly legs: number;
  readonly handle: Handle;
}

/** A grid of drawers, the lower ones deeper. */
function chest(builder: Builder, { rows, columns, legs, handle }: Chest): void {
  const { width, depth, height } = builder.model.size;
  const body = height - legs;
  carcass(builder, { width, height: body, depth, at: [0, legs, 0], board: 2.2 });
  const inner = body - 4.4;
  const share = Array.from({ length: rows }, (_, i) => 1 + i * 0.14);
  const total = share.reduce((a, b) => a + b);
  const w = (width - 4.4) / columns;
  let top = height - 2.2;
  for (const part of share) {
    const tall = (inner * part) / total;
    for (let c = 0; c < columns; c++) {
      const x = -width / 2 + 2.2 + w * (c + 0.5);
      front(builder, {
        width: w,
        height: tall,
        at: [x, top - tall / 2, depth / 2 - 1],
        handle,
        handleTint: handle === 'dish' ? 'main' : 'brass',
      });
    }
    top -= tall;
  }
  fourLegs(builder, width - 18, depth - 12, legs, { radius: [2.1, 1.3], splay: 3 });
}

/** Bedside tables, wardrobes and dressers by model id. */
export const bedroomStorage: Record<string, Build> = {
  'bedside-drawer': bedsideDrawer,
  'bedside-open': bedsideOpen,
  'wardrobe-two': wardrobeTwo,
  'wardrobe-sliding': wardrobeSliding,
  'wardrobe-cane': wardrobeCane,
  'bedside-two': (builder) => chest(builder, { rows: 2, columns: 1, legs: 16, handle: 'pull' }),
  'bedside-shelf': bedsideShelf,
  'dresser-wide': (builder) => chest(builder, { rows: 3, columns: 2, legs: 15, handle: 'dish' }),
  'dresser-tall': (builder) => chest(builder, { rows: 5, columns: 1, legs: 13, handle: 'pull' }),
  'dresser-low': (builder) => chest(builder, { rows: 2, columns: 3, legs: 17, handle: 'knob' }),
  'dresser-slim': (builder) => chest(builder, { rows: 6, columns: 1, legs: 12, handle: 'knob' }),
};
