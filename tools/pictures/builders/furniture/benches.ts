import { box } from '../../shape/box';
import { cushion, piping } from '../../shape/soft';
import { sweep } from '../../shape/sweep';
import type { Build } from '../builder';
import { fourLegs } from '../legs';

/** A settle: a solid seat with a long low back of spindles. */
const oak: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const seat = 44;
  builder.add(box(width, 3.2, depth - 4, { edge: 1.2, shift: 7 }), 'wood', 'main', {
    at: [0, seat - 1.6, 2],
  });
  fourLegs(builder, width - 24, depth - 16, seat - 3, { radius: [2.1, 1.3], splay: 4 });
  const back = -depth / 2 + 1;
  const x = width / 2 - 6;
  const crest = sweep(
    [
      [-x - 2, height - 3, back - 1],
      [x + 2, height - 3, back - 1],
    ],
    { radius: 2.5, flat: 0.5, sides: 22 },
  );
  builder.add(crest, 'wood');
  const count = 17;
  for (let i = 0; i < count; i++) {
    const at = -x + (2 * x * i) / (count - 1);
    const thick = i % 8 === 0 ? 1.35 : 0.85;
    builder.add(
      sweep(
        [
          [at, seat - 1, back + 3],
          [at, height - 3, back - 1],
        ],
        { radius: (t) => thick * (1 + 0.2 * Math.sin(t * Math.PI)), segments: 8 },
      ),
      'wood',
    );
  }
};

const soft: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  builder.add(
    cushion(width, 11, depth, { crown: 1.6, bulge: 0.9, edge: 3.6, crease: 0.25 }),
    'wool',
    'main',
    { at: [0, height - 6, 0] },
  );
  builder.add(piping(width - 0.8, height - 2.4, depth - 0.8, 3.8, 0.45), 'wool');
  builder.add(box(width - 10, 3, depth - 8, { edge: 0.5 }), 'wood', 'oak', { at: [0, height - 13, 0] });
  fourLegs(builder, width - 20, depth - 13, height - 12, { radius: [2, 1.2], splay: 3, tint: 'oak' });
};

/** A bench for the hall: slatted or padded seat, shelf for shoes, steel loops for legs. */
const hall =
  (padded: boolean): Build =>
  (builder) => {
    const { width, depth } = builder.model.size;
    const height = builder.model.size.height - (padded ? 5 : 0);
    const slats = (y: number, count: number, deep: number) => {
      for (let i = 0; i < count; i++) {
        const z = -deep / 2 + (deep * (i + 0.5)) / count;
        builder.add(
          box(width - (y < 20 ? 7 : 0), 2, deep / count - 0.9, { edge: 0.5, shift: i * 9 + y }),
          'wood',
          padded ? 'oak' : 'main',
          { at: [0, y, z] },
        );
      }
    };
    if (padded) {
      const pad = cushion(width, 7, depth, { crown: 1.2, bulge: 0.6, edge: 2.8, crease: 0.2 });
      builder.add(pad, 'wool', 'main', { at: [0, height + 1.4, 0] });
    } else slats(height - 1, 6, depth);
    slats(15, 5, depth - 6);
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 4);
      const z = depth / 2 - 1.5;
      builder.add(
        sweep(
          [
            [x, 1, -z],
            [x, height - 2.8, -z],
            [x, height - 2.8, z],
            [x, 1, z],
          ],
          { radius: 0.95, closed: true, corner: 3, segments: 90 },
        ),
        'metal',
        'black',
      );
      builder.add(
        sweep(
          [
            [x, 13.2, -z],
            [x, 13.2, z],
          ],
          { radius: 0.8 },
        ),
        'metal',
        'black',
      );
    }
  };

/** A wooden bench with two slatted shelves for shoes. */
const shoe: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  builder.add(box(width, 2.8, depth, { edge: 0.8, shift: 5 }), 'wood', 'main', { at: [0, height - 1.4, 0] });
  for (const side of [-1, 1])
    builder.add(
      box(2.6, height - 2.8, depth - 2, { edge: 0.5, grain: 'y', shift: side * 7 }),
      'wood',
      'main',
      {
        at: [side * (width / 2 - 3), (height - 2.8) / 2, 0],
      },
    );
  for (const y of [9, 25]) {
    for (let i = 0; i < 6; i++) {
      const z = -depth / 2 + 4 + ((depth - 8) * i) / 5;
      builder.add(box(width - 8, 1.4, 3, { edge: 0.4, shift: i * 7 + y }), 'wood', 'main', { at: [0, y, z] });
    }
  }
};

/** Benches by model id. */
export const benches: Record<string, Build> = {
  'bench-oak': oak,
  'bench-soft': soft,
  'bench-hall': hall(false),
  'bench-hall-soft': hall(true),
  'bench-shoe': shoe,
};
