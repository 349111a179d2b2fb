import { box } from '../../shape/box';
import { sweep } from '../../shape/sweep';
import type { Build } from '../builder';
import { carcass, front } from '../cabinet';
import { leg } from '../legs';
import { books, pot, stack } from '../props';

/** A tall open bookcase. */
const tall: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  carcass(builder, { width, height: height - 6, depth, at: [0, 6, 0], board: 2.2 });
  builder.add(box(width - 6, 6, depth - 4, { edge: 0.3 }), 'wood', 'main', { at: [0, 3, -1] });
  const levels = [42, 78, 110, 138, 166];
  levels.forEach((y, i) =>
    builder.add(box(width - 4.4, 2, depth - 1.4, { edge: 0.25, shift: i * 17 }), 'wood', 'main', {
      at: [0, y, 0],
    }),
  );
  books(builder, [-36, 79, 2], 34, 26);
  pot(builder, [22, 79, 2], 20, 'sand');
  books(builder, [6, 111, 2], 28, 24);
  stack(builder, [-18, 43, 2], 4);
  books(builder, [12, 43, 2], 22, 28);
  pot(builder, [-20, 139, 2], 16, 'terracotta');
  stack(builder, [18, 139, 2], 3);
  books(builder, [-36, 167, 2], 20, 22);
};

/** Shelves that grow deeper towards the floor between two leaning steel ladders. */
const ladder: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const back = -depth / 2 + 1;
  const reach = (y: number) => 14 + (depth - 16) * (1 - y / height);
  const levels = [14, 54, 92, 128, 162];
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 1);
    builder.add(
      sweep(
        [
          [x, 0, back],
          [x, height, back],
        ],
        { radius: 0.95, square: 0.7 },
      ),
      'metal',
      'black',
    );
    leg(builder, [x, height, back + 5], [x, 0, depth / 2 - 1], {
      radius: [0.95, 0.95],
      square: 0.7,
      look: 'metal',
      tint: 'black',
    });
    for (const y of [...levels, height - 1]) {
      const to = back + 5 + (depth - 7) * (1 - y / height);
      builder.add(
        sweep(
          [
            [x, y, back],
            [x, y, to],
          ],
          { radius: 0.7, square: 0.7 },
        ),
        'metal',
        'black',
      );
    }
  }
  levels.forEach((y, i) => {
    const deep = reach(y);
    builder.add(box(width - 3, 2.2, deep, { edge: 0.4, shift: i * 13 }), 'wood', 'main', {
      at: [0, y + 1.2, back + deep / 2 + 0.6],
    });
  });
  books(builder, [-34, 56.4, back + 12], 30, 26);
  pot(builder, [20, 94.4, back + 11], 20, 'white');
  stack(builder, [-14, 94.4, back + 11], 3);
  pot(builder, [-20, 130.4, back + 9], 14, 'charcoal');
  stack(builder, [16, 16.4, back + 14], 4);
};

/** A low case, part open, part behind doors. */
const low: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  carcass(builder, { width, height: height - 8, depth, at: [0, 8, 0], board: 2.2 });
  builder.add(box(width - 10, 8, depth - 6, { edge: 0.3 }), 'wood', 'main', { at: [0, 4, -2] });
  const w = (width - 4.4) / 3;
  const middle = 8 + (height - 8) / 2;
  for (const side of [-1, 1])
    builder.add(box(2, height - 12.4, depth - 1, { edge: 0.25, grain: 'y', shift: side }), 'wood', 'main', {
      at: [(side * w) / 2, middle, 0],
    });
  builder.add(box(width - 4.4, 2, depth - 1.2, { edge: 0.25, shift: 9 }), 'wood', 'main', {
    at: [0, middle, 0],
  });
  const half = (height - 12.4) / 2 - 1;
  for (const column of [-1, 0, 1]) {
    if (column === 0) continue;
    front(builder, {
      width: w - 1.6,
      height: half,
      at: [column * w, 10.2 + half / 2, depth / 2 - 1.2],
      grain: 'y',
      handle: 'knob',
      handleAt: [-column * (w / 2 - 5), half / 2 - 6],
    });
  }
  books(builder, [-w * 1.5 + 4, middle + 1, 2], w * 0.62, 26);
  pot(builder, [w, middle + 1, 2], 22, 'terracotta');
  stack(builder, [0, 10.2, 2], 5);
  stack(builder, [0, middle + 1, 2], 3);
};

/** Three shelves hung on steel uprights. */
const wall: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const back = -depth / 2;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 18);
    builder.add(box(1.8, height, 1.4, { edge: 0.3 }), 'metal', 'black', { at: [x, height / 2, back + 0.7] });
    for (const y of [6, 38, 70]) {
      builder.add(
        sweep(
          [
            [x, y - 5, back + 1.4],
            [x, y, back + 3],
            [x, y, depth / 2 - 2],
          ],
          { radius: 0.6, corner: 2 },
        ),
        'metal',
        'black',
      );
    }
  }
  [6, 38, 70].forEach((y, i) =>
    builder.add(box(width, 2.2, depth, { edge: 0.6, shift: i * 19 }), 'wood', 'main', {
      at: [0, y + 1.7, 0],
    }),
  );
  books(builder, [-48, 40.8, 0], 34, 24);
  pot(builder, [34, 40.8, 0], 17, 'sand');
  stack(builder, [20, 8.8, 0], 4);
  pot(builder, [-38, 8.8, 0], 14, 'white');
  books(builder, [14, 72.8, 0], 22, 20);
  pot(builder, [-34, 72.8, 0], 19, 'terracotta');
};

/** Shelves by model id. */
export const shelves: Record<string, Build> = {
  'shelf-tall': tall,
  'shelf-ladder': ladder,
  'shelf-low': low,
  'shelf-wall': wall,
};
