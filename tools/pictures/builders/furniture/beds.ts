import { Vector3 } from 'three';
import { fractal, noise } from '../../page/random';
import { board, roundRectangle } from '../../shape/board';
import { box } from '../../shape/box';
import { sheet } from '../../shape/sheet';
import { cushion, pillow } from '../../shape/soft';
import { sweep } from '../../shape/sweep';
import type { Build, Builder } from '../builder';
import { fourLegs } from '../legs';

const smooth = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Mattress, a duvet that falls over its sides in folds, and pillows against the head. */
function bedding(builder: Builder, width: number, top: number, head: number, foot: number): void {
  const length = foot - head;
  builder.add(
    cushion(width, 20, length, { crown: 0.6, bulge: 0.4, edge: 5, crease: 0.08 }),
    'linen',
    'white',
    { at: [0, top - 10, (head + foot) / 2] },
  );
  const drop = 17;
  const half = width / 2 + 1.6;
  const duvet = sheet(
    (u, v) => {
      const across = (u * 2 - 1) * (half + drop);
      const over = Math.max(0, Math.abs(across) - half);
      const round = smooth(-7, 7, Math.abs(across) - half);
      const z = head + 62 + (foot + 2 - head - 62) * v;
      const fold = fractal(across * 0.028, z * 0.035, 5, 3) - 0.5;
      const ripple = noise(z * 0.09, Math.sign(across) * 9) - 0.5;
      const x =
        Math.sign(across) *
        (Math.min(Math.abs(across), half) + round * (2 + ripple * 3 * smooth(0, drop, over)));
      const foothold = smooth(0.9, 1, v);
      return new Vector3(x, top + 3.2 + fold * 5 * (1 - round) - over * 0.98 - round * 1.5 - foothold * 4, z);
    },
    { thickness: 4, columns: 84, rows: 80, size: [width + 40, length] },
  );
  builder.add(duvet.scale(1, 1, 1), 'linen', 'white');
  const cuff = sheet(
    (u, v) => {
      const across = (u * 2 - 1) * (half + 1);
      const z = head + 52 + 24 * v;
      const fold = fractal(across * 0.03, z * 0.05, 9, 3) - 0.5;
      return new Vector3(across, top + 6.4 + fold * 4 - 5 * smooth(0.8, 1, Math.abs(u * 2 - 1)), z);
    },
    { thickness: 4.5, columns: 60, rows: 20, size: [width, 24] },
  );
  builder.add(cuff, 'linen', 'white');
  for (const side of width > 130 ? [-1, 1] : [0]) {
    const at = (y: number, z: number): [number, number, number] => [(side * width) / 4, top + y, head + z];
    builder.add(pillow(68, 48, 22, side + 3), 'linen', 'white', { at: at(20, 14), turn: [-0.42, 0, 0] });
    builder.add(pillow(64, 44, 20, side + 8), 'linen', 'sand', {
      at: at(16, 31),
      turn: [-0.72, side * 0.05, side * 0.03],
    });
  }
}

/** An upholstered bed, its head quilted in upright channels. */
const soft: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const head = -depth / 2;
  builder.add(
    cushion(width, 24, depth - 10, { crown: 0.4, bulge: 0.4, edge: 4, crease: 0.08 }),
    'linen',
    'main',
    { at: [0, 21, 5] },
  );
  const channels = Math.round(width / 19);
  for (let i = 0; i < channels; i++) {
    const w = width / channels;
    const channel = cushion(w + 0.6, height - 10, 11, {
      crown: 0.4,
      bulge: 1.6,
      edge: 4.6,
      crease: 0.08,
      seed: i,
    });
    builder.add(channel, 'linen', 'main', {
      at: [-width / 2 + w * (i + 0.5), 10 + (height - 10) / 2, head + 6],
    });
  }
  bedding(builder, width - 10, 52, head + 13, depth / 2 - 3);
  fourLegs(builder, width - 20, depth - 24, 11, { radius: [2.4, 1.8], splay: 1, tint: 'oak' });
};

/** A wooden bed with a head of turned spindles. */
const slat: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const [head, foot] = [-depth / 2 + 3, depth / 2 - 3];
  const half = width / 2 - 3;
  for (const side of [-1, 1]) {
    builder.add(
      sweep(
        [
          [side * half, 0, head],
          [side * half, height, head - 1],
        ],
        { radius: (t) => 1.9 + 0.9 * Math.sin(t * Math.PI) },
      ),
      'wood',
    );
    builder.add(
      sweep(
        [
          [side * half, 0, foot],
          [side * half, 44, foot],
        ],
        { radius: (t) => 1.9 + 0.8 * Math.sin(t * Math.PI * 0.6) },
      ),
      'wood',
    );
    builder.add(box(2.6, 14, depth - 10, { edge: 0.8, shift: side * 9 }), 'wood', 'main', {
      at: [side * half, 30, 0],
    });
  }
  builder.add(box(width - 8, 14, 2.6, { edge: 0.8, shift: 31 }), 'wood', 'main', { at: [0, 30, foot] });
  for (const [y, radius] of [
    [height - 5, 2.2],
    [44, 1.8],
  ] as const) {
    builder.add(
      sweep(
        [
          [-half, y, head],
          [half, y, head],
        ],
        { radius },
      ),
      'wood',
    );
  }
  const spindles = Math.round(width / 11.4);
  for (let i = 0; i < spindles; i++) {
    const x = -half + (half * 2 * (i + 1)) / (spindles + 1);
    builder.add(
      sweep(
        [
          [x, 44, head],
          [x, height - 5, head],
        ],
        { radius: (t) => 0.8 + 0.35 * Math.sin(t * Math.PI), segments: 10 },
      ),
      'wood',
    );
  }
  bedding(builder, width - 12, 50, head + 6, foot - 4);
};

/** A low platform with a wide ledge and a plain round-cornered head. */
const platform: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const head = -depth / 2;
  builder.add(box(width, 5, depth - 8, { edge: 1.8, shift: 4 }), 'wood', 'main', { at: [0, 24.5, 4] });
  const panel = board(roundRectangle(width - 6, height - 14, 12), 3.4, 1.2);
  builder.add(panel, 'wood', 'main', { at: [0, 14 + (height - 14) / 2, head + 5], turn: [-0.1, 0, 0] });
  fourLegs(builder, width - 40, depth - 50, 23, { radius: [3, 2], splay: 2.5 });
  bedding(builder, width - 22, 48, head + 11, depth / 2 - 9);
};

/** Beds by model id. */
export const beds: Record<string, Build> = {
  'bed-soft': soft,
  'bed-soft-single': soft,
  'bed-slat': slat,
  'bed-slat-single': slat,
  'bed-frame': platform,
  'bed-frame-single': platform,
};
