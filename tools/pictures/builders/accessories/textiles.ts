import { fractal } from '../../page/random';
import type { LookName } from '../../page/looks';
import { board, roundRectangle } from '../../shape/board';
import { box } from '../../shape/box';
import { lathe, roundedOutline } from '../../shape/lathe';
import { pillow, pillowPiping } from '../../shape/soft';
import { sweep } from '../../shape/sweep';
import type { Build, Builder } from '../builder';

interface RugOptions {
  readonly look: LookName;
  readonly thickness: number;
  readonly fringe: boolean;
}

/** Cords along both short ends. */
function fringes(builder: Builder): void {
  const { width, depth } = builder.model.size;
  const count = 62;
  for (const side of [-1, 1]) {
    for (let i = 0; i < count; i++) {
      const z = -depth / 2 + 1 + ((depth - 2) * i) / (count - 1);
      const [sway, long] = [(builder.random() - 0.5) * 2.4, 7 + builder.random() * 2];
      const x = (side * width) / 2;
      builder.add(
        sweep(
          [
            [x - side * 8, 0.8, z],
            [x - side * 5, 0.5, z + sway * 0.4],
            [x - side * 8 + side * long, 0.3, z + sway],
          ],
          { radius: 0.42, segments: 4, sides: 6 },
        ),
        'linen',
        'cream',
      );
    }
  }
}

function rug({ look, thickness, fringe }: RugOptions): Build {
  return (builder) => {
    const { width, depth } = builder.model.size;
    const long = fringe ? width - 14 : width;
    const body = box(long, thickness, depth, {
      edge: thickness * 0.48,
      cells: 56,
      bend: (p) => {
        p.y += fractal(p.x * 0.018, p.z * 0.018, 3, 2) * 0.9;
        p.z += (fractal(p.x * 0.03, Math.sign(p.z) * 5, 1, 2) - 0.5) * 1.1;
      },
    });
    builder.add(body, look, 'main', { at: [0, thickness / 2, 0] });
    if (fringe) fringes(builder);
  };
}

/** Braids sewn round and round. */
const roundRug: Build = (builder) => {
  const { width } = builder.model.size;
  const r = width / 2;
  const rows = 25;
  const outline = Array.from({ length: rows * 6 + 1 }, (_, i): [number, number] => {
    const t = i / (rows * 6);
    return [r * (1 - t), 0.5 + Math.abs(Math.sin(t * rows * Math.PI)) * 1.3];
  });
  builder.add(lathe([[r - 0.4, 0], ...outline], { segments: 160 }), 'coil');
};

interface CushionOptions {
  readonly look: LookName;
  readonly piped: boolean;
}

/** A scatter cushion that leans back a little. */
function scatter({ look, piped }: CushionOptions): Build {
  return (builder) => {
    const { width, height, depth } = builder.model.size;
    const placing = { at: [0, height / 2 - 0.8, 0] as const, turn: [-0.12, 0, 0] as const };
    builder.add(pillow(width, height, depth - 1, 5), look, 'main', placing);
    if (piped) builder.add(pillowPiping(width, height, 0.55), look, 'main', placing);
  };
}

/** A cushion with a flat flange all round. */
const flanged: Build = (builder) => {
  const { width, height, depth } = builder.model.size;
  const placing = { at: [0, height / 2 - 0.6, 0] as const, turn: [-0.12, 0, 0] as const };
  builder.add(pillow(width - 9, height - 9, depth - 1, 7), 'linen', 'main', placing);
  builder.add(board(roundRectangle(width, height, 1.2), 0.9, 0.3), 'linen', 'main', placing);
};

/** A bolster: a horizontal roll with piped ends. */
const bolster: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = height / 2;
  const roll = roundedOutline(
    [
      [0, 0],
      [r, 0, 1.4],
      [r, width, 1.4],
      [0, width],
    ],
    8,
  );
  const lying = { at: [width / 2, r, 0], turn: [0, 0, Math.PI / 2] } as const;
  builder.add(lathe(roll, { segments: 90 }), 'wool', 'main', lying);
  for (const end of [0.4, width - 0.4]) {
    const ring = Array.from({ length: 40 }, (_, i): [number, number, number] => [
      width / 2 - end,
      r + Math.cos((i / 40) * Math.PI * 2) * (r - 0.3),
      Math.sin((i / 40) * Math.PI * 2) * (r - 0.3),
    ]);
    builder.add(sweep(ring, { radius: 0.5, closed: true, segments: 90 }), 'wool');
  }
};

/** Rugs and cushions by model id. */
export const textiles: Record<string, Build> = {
  'rug-plain': rug({ look: 'pile', thickness: 2, fringe: false }),
  'rug-diamond': rug({ look: 'diamond', thickness: 2.6, fringe: true }),
  'rug-stripe': rug({ look: 'stripe', thickness: 1, fringe: true }),
  'rug-round': roundRug,
  'rug-small': rug({ look: 'pile', thickness: 2, fringe: false }),
  'rug-runner': rug({ look: 'stripe', thickness: 1, fringe: true }),
  'cushion-bed': flanged,
  'cushion-neck': bolster,
  'cushion-piped': scatter({ look: 'linen', piped: true }),
  'cushion-long': scatter({ look: 'wool', piped: true }),
  'cushion-stripe': scatter({ look: 'ticking', piped: false }),
};
