import { board, roundRectangle } from '../../shape/board';
import { box } from '../../shape/box';
import type { Build } from '../builder';
import { caneDoor, carcass, front } from '../cabinet';
import { fourLegs } from '../legs';
import { books, pot, stack } from '../props';

const slat: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const legs = 16;
  const body = height - legs;
  builder.add(box(width, 2.4, depth, { edge: 0.5, shift: 3 }), 'wood', 'main', { at: [0, height - 1.2, 0] });
  builder.add(box(width, 2.4, depth, { edge: 0.5, shift: 13 }), 'wood', 'main', { at: [0, legs + 1.2, 0] });
  for (const side of [-1, 1]) {
    builder.add(box(2.4, body - 4.6, depth, { edge: 0.4, shift: 23 + side, grain: 'y' }), 'wood', 'main', {
      at: [side * (width / 2 - 1.2), legs + body / 2, 0],
    });
  }
  builder.add(box(width - 4, body - 4, 1, { edge: 0.2 }), 'paint', 'black', {
    at: [0, legs + body / 2, depth / 2 - 4],
  });
  const count = Math.round(width * 0.411);
  const pitch = (width - 5) / count;
  for (let i = 0; i < count; i++) {
    const x = -width / 2 + 2.5 + pitch * (i + 0.5);
    builder.add(
      box(pitch * 0.72, body - 5.2, 1.8, { edge: 0.5, shift: i * 5.3, grain: 'y' }),
      'wood',
      'main',
      { at: [x, legs + body / 2, depth / 2 - 2] },
    );
  }
  fourLegs(builder, width - 24, depth - 12, legs, { radius: [2, 1.2], splay: 2 });
};

/** Three doors with dished wooden grips, a shelf let in between two of them. */
const door: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const legs = 18;
  const body = height - legs;
  carcass(builder, { width, height: body, depth, at: [0, legs, 0], board: 2.2 });
  const w = (width - 4.4) / 4;
  const tall = body - 4.4;
  const y = legs + 2.2 + tall / 2;
  for (const [column, grip] of [
    [-1.5, 1],
    [0.5, 1],
    [1.5, -1],
  ] as const) {
    front(builder, {
      width: w,
      height: tall,
      at: [column * w, y, depth / 2 - 1],
      grain: 'y',
      handle: 'dish',
      handleTint: 'main',
      handleAt: [grip * (w / 2 - 6), tall / 2 - 9],
    });
  }
  for (const side of [-1, 0])
    builder.add(box(1.6, tall, depth - 2, { edge: 0.2, grain: 'y', shift: side }), 'wood', 'main', {
      at: [side * w, y, 0],
    });
  builder.add(box(w - 2, 1.6, depth - 3, { edge: 0.2 }), 'wood', 'main', { at: [-w / 2, y, 0] });
  stack(builder, [-w / 2, y + 0.8, 2], 3);
  pot(builder, [-w / 2, legs + 2.2, 2], 16, 'sand');
  fourLegs(builder, width - 24, depth - 12, legs, { radius: [2.2, 1.3], splay: 3.5 });
};

/** Three doors of cane webbing. */
const cane: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const legs = 20;
  const body = height - legs;
  carcass(builder, { width, height: body, depth, at: [0, legs, 0], board: 2.2 });
  const w = (width - 4.4) / 3;
  const tall = body - 4.4;
  for (const column of [-1, 0, 1]) {
    const at = [column * w, legs + 2.2 + tall / 2, depth / 2 - 1] as const;
    caneDoor(
      builder,
      {
        width: w,
        height: tall,
        at,
        handle: 'knob',
        handleAt: [column === 1 ? -w / 2 + 2.4 : w / 2 - 2.4, 0],
      },
      4.6,
    );
  }
  fourLegs(builder, width - 16, depth - 10, legs, { radius: [2, 1.2], splay: 4 });
};

/** A tall cabinet: glass above, drawers below. */
const high: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const legs = 16;
  const body = height - legs;
  const low = 34;
  carcass(builder, { width, height: body, depth, at: [0, legs, 0], board: 2.2 });
  const w = (width - 4.4) / 2;
  const upper = body - low - 4.4;
  builder.add(box(width - 4, 2, depth - 2, { edge: 0.2 }), 'wood', 'main', { at: [0, legs + low, 0] });
  builder.add(box(width - 4, 1.6, depth - 8, { edge: 0.2, shift: 5 }), 'wood', 'main', {
    at: [0, legs + low + upper / 2, -1],
  });
  for (const side of [-1, 1]) {
    front(builder, {
      width: w,
      height: low - 4,
      at: [side * (w / 2), legs + 1.2 + low / 2, depth / 2 - 1],
      handle: 'knob',
    });
    const at: [number, number, number] = [side * (w / 2), legs + low + 1.6 + upper / 2, depth / 2 - 1];
    const rim = roundRectangle(w - 0.45, upper - 0.45, 0.4, 3);
    builder.add(board(rim, 1.9, 0.25, [roundRectangle(w - 8, upper - 8, 0.8, 4).reverse()]), 'wood', 'main', {
      at,
    });
    builder.count('doors');
    builder.add(box(w - 7, upper - 7, 0.5, { edge: 0.1 }), 'glass', 'clear', { at, shadow: false });
  }
  const floor = legs + low + 1;
  stack(builder, [-24, floor, 0], 4);
  pot(builder, [24, floor, 0], 18, 'sand');
  pot(builder, [-20, floor + upper / 2, 0], 16, 'white');
  books(builder, [10, floor + upper / 2, 0], 24, 20);
  fourLegs(builder, width - 16, depth - 12, legs, { radius: [2.1, 1.3], splay: 3 });
};

/** Sideboards by model id. */
export const sideboards: Record<string, Build> = {
  'sideboard-slat': slat,
  'tv-bench-slat': slat,
  'sideboard-door': door,
  'sideboard-cane': cane,
  'sideboard-high': high,
};
