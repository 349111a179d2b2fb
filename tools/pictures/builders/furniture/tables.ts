import { lyingBoard, oval, roundRectangle } from '../../shape/board';
import { box } from '../../shape/box';
import { curvedOutline, lathe } from '../../shape/lathe';
import { sweep } from '../../shape/sweep';
import type { Build } from '../builder';
import { fourLegs, leg } from '../legs';

/** A long table with round corners; the top's underside is cut back so that it looks thin. */
const rectangle: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  builder.add(lyingBoard(roundRectangle(width, depth, 7), 2.8, 0.9), 'wood', 'main', {
    at: [0, height - 1.4, 0],
  });
  const apron = (w: number, d: number, x: number, z: number) =>
    builder.add(box(w, 6.5, d, { edge: 0.3, shift: x + z }), 'wood', 'main', { at: [x, height - 6, z] });
  for (const side of [-1, 1]) {
    apron(width - 44, 2, 0, side * (depth / 2 - 12));
    apron(2, depth - 28, side * (width / 2 - 18), 0);
  }
  fourLegs(builder, width - 34, depth - 22, height - 2.6, { radius: [3.1, 1.6], splay: 4.5 });
};

/** A round table on a fluted drum that widens to the floor. */
const round: Build = (builder) => {
  const { width, height } = builder.model.size;
  builder.add(lyingBoard(oval(width, width, 2, 140), 2.8, 1), 'wood', 'main', { at: [0, height - 1.4, 0] });
  const drum = curvedOutline(
    [
      [30, 0],
      [29.4, 1.4],
      [21, 12],
      [15, 34],
      [14, 54],
      [17, height - 3],
    ],
    10,
  );
  builder.add(
    lathe([[0, 0], ...drum], {
      segments: 240,
      shape: (angle) => 1 - 0.035 * Math.abs(Math.sin(angle * 15)) ** 0.7,
    }),
    'wood',
  );
};

/** A large oval on two steel loops. */
const ovalTable: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  builder.add(lyingBoard(oval(width, depth, 2.5, 140), 3, 1.1), 'wood', 'main', { at: [0, height - 1.5, 0] });
  for (const side of [-1, 1]) {
    const x = side * width * 0.24;
    const loop = sweep(
      [
        [x - side * 6, height - 3.6, -30],
        [x + side * 8, 1, -34],
        [x + side * 8, 1, 34],
        [x - side * 6, height - 3.6, 30],
      ],
      { radius: 1.6, flat: 1, closed: true, corner: 5, segments: 110, square: 0.5 },
    );
    builder.add(loop, 'metal', 'black');
  }
  builder.add(
    sweep(
      [
        [-width * 0.22, height - 4.4, 0],
        [width * 0.22, height - 4.4, 0],
      ],
      { radius: 1.4, square: 0.5 },
    ),
    'metal',
    'black',
  );
};

/** A board on two trestles. */
const trestle: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  builder.add(box(width, 2.6, depth, { edge: 0.6, shift: 11 }), 'wood', 'main', { at: [0, height - 1.3, 0] });
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 32);
    builder.add(box(4.5, 5, depth - 16, { edge: 0.6, shift: side * 9 }), 'wood', 'main', {
      at: [x, height - 5.2, 0],
    });
    for (const end of [-1, 1]) {
      for (const lean of [-1, 1]) {
        leg(
          builder,
          [x + lean * 1.4, height - 6, end * (depth / 2 - 14)],
          [x + lean * 15, 0, end * (depth / 2 - 8)],
          { radius: [1.9, 1.7], square: 0.7 },
        );
      }
    }
    for (const lean of [-1, 1]) {
      const z = depth / 2 - 10;
      builder.add(
        sweep(
          [
            [x + lean * 9.5, 30, -z],
            [x + lean * 9.5, 30, z],
          ],
          { radius: 1.5, square: 0.7 },
        ),
        'wood',
      );
    }
  }
};

/** Dining tables by model id. */
export const tables: Record<string, Build> = {
  'table-rectangle': rectangle,
  'table-round': round,
  'table-oval': ovalTable,
  'table-trestle': trestle,
};
