import { box } from '../../shape/box';
import { sweep } from '../../shape/sweep';
import type { Build } from '../builder';
import { leg } from '../legs';
import { books, pot, stack } from '../props';

/** A grid of compartments without a back, seen through from both sides. */
const divider: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const [columns, rows, thick] = [3, 4, 2.4];
  const [w, h] = [(width - thick) / columns, (height - thick) / rows];
  for (let column = 0; column <= columns; column++)
    builder.add(box(thick, height, depth, { edge: 0.3, grain: 'y', shift: column * 9 }), 'wood', 'main', {
      at: [-width / 2 + thick / 2 + w * column, height / 2, 0],
    });
  for (let row = 0; row <= rows; row++)
    builder.add(box(width - 0.4, thick, depth - 0.4, { edge: 0.3, shift: row * 17 }), 'wood', 'main', {
      at: [0, thick / 2 + h * row, 0],
    });
  const floor = (row: number) => thick + h * row;
  books(builder, [-width / 2 + 5, floor(2), 0], w * 0.7, h * 0.75);
  pot(builder, [0, floor(1), 0], h * 0.6, 'terracotta');
  stack(builder, [w, floor(2), 0], 3);
  books(builder, [w / 2 + 5, floor(0), 0], w * 0.6, h * 0.8);
  pot(builder, [-w, floor(0), 0], h * 0.5, 'sand');
};

/** Four boards, waist to chest high, between straight steel frames. */
const open: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const [low, middle, high] = [10, 44, 78];
  const levels = [low, middle, high, height - 1.2];
  levels.forEach((y, i) =>
    builder.add(box(width, 2.4, depth, { edge: 0.5, shift: i * 13 }), 'wood', 'main', { at: [0, y, 0] }),
  );
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 4);
    for (const end of [-1, 1])
      builder.add(box(2, height - 1, 2, { edge: 0.3 }), 'metal', 'black', {
        at: [x, (height - 1) / 2, end * (depth / 2 - 2)],
      });
  }
  books(builder, [-width / 2 + 10, middle + 1.2, 0], 38, 26);
  stack(builder, [26, middle + 1.2, 0], 3);
  pot(builder, [22, high + 1.2, 0], 22, 'white');
  stack(builder, [-24, high + 1.2, 0], 4);
  pot(builder, [-30, low + 1.2, 0], 20, 'terracotta');
};

/** Two wooden rails that lean against the wall and shelves that grow deeper towards the floor. */
const leaning: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const back = -depth / 2;
  const at = (y: number) => back + 2 + (depth - 4) * (1 - y / height);
  for (const side of [-1, 1])
    leg(builder, [side * (width / 2 - 1.4), height, at(height)], [side * (width / 2 - 1.4), 0, at(0)], {
      radius: [1.3, 1.5],
      square: 0.7,
    });
  [30, 66, 102, 138, 168].forEach((y, i) => {
    const deep = at(y) - back + 2;
    builder.add(box(width - 5, 2, deep, { edge: 0.4, shift: i * 11 }), 'wood', 'main', {
      at: [0, y, back + deep / 2],
    });
    builder.add(
      sweep(
        [
          [-width / 2 + 2, y + 2.4, back + deep],
          [width / 2 - 2, y + 2.4, back + deep],
        ],
        { radius: 0.5 },
      ),
      'wood',
    );
  });
  books(builder, [-24, 67, back + 12], 26, 24);
  pot(builder, [14, 103, back + 9], 18, 'sand');
  stack(builder, [-10, 31, back + 16], 4);
  pot(builder, [-14, 139, back + 7], 12, 'terracotta');
};

/** Shelves without a back, by model id. */
export const openShelves: Record<string, Build> = {
  'shelf-divider': divider,
  'shelf-open': open,
  'shelf-leaning': leaning,
};
