import { box } from '../../shape/box';
import { cushion, pillow, pillowPiping, piping } from '../../shape/soft';
import type { LookName } from '../../page/looks';
import type { Build, Builder } from '../builder';
import { bowedCushion } from '../curve';
import { framed } from '../frame';
import { fourLegs } from '../legs';
import { corner, modular } from './sectionals';

interface BlockOptions {
  readonly seats: number;
  readonly fabric: LookName;
  /** Width of an arm in cm. */
  readonly arm: number;
  readonly legHeight: number;
}

/** Seat height in cm, shared by the block sofas. */
const seatTop = 44;

/** A run of seat and back cushions between `left` and `right`. */
function cushions(
  builder: Builder,
  fabric: LookName,
  left: number,
  right: number,
  count: number,
  depth: number,
): void {
  const width = (right - left) / count;
  const seatDepth = depth - 24;
  for (let i = 0; i < count; i++) {
    const x = left + width * (i + 0.5);
    const seat = cushion(width - 0.6, 17, seatDepth, { crown: 2.2, bulge: 1.4, edge: 4.5, seed: i + 1 });
    builder.count('seats');
    builder.add(seat, fabric, 'main', { at: [x, seatTop - 8.5, depth / 2 - seatDepth / 2 - 1] });
    builder.add(piping(width - 2.4, 0, seatDepth - 2, 4, 0.4), fabric, 'main', {
      at: [x, seatTop - 1.2, depth / 2 - seatDepth / 2 - 1],
    });
    const back = cushion(width - 1, 40, 17, { crown: 1.5, bulge: 3.2, edge: 6, crease: 0.6, seed: i + 9 });
    builder.add(back, fabric, 'main', { at: [x, seatTop + 18.5, -depth / 2 + 25], turn: [-0.2, 0, 0] });
  }
}

function block({ seats, fabric, arm, legHeight }: BlockOptions): Build {
  return (builder) => {
    const { width, depth, height } = builder.model.size;
    const inner = width - arm * 2;
    builder.add(box(width - 3, 16, depth - 4, { edge: 2, cells: 4 }), fabric, 'main', {
      at: [0, legHeight + 8, 0],
    });
    for (const side of [-1, 1]) {
      const body = cushion(arm, 62 - legHeight, depth, {
        crown: 0.8,
        bulge: 0.6,
        edge: 4,
        crease: 0.12,
        seed: side + 4,
      });
      builder.add(body, fabric, 'main', {
        at: [side * (width / 2 - arm / 2), legHeight + (62 - legHeight) / 2, 0],
      });
    }
    const rest = cushion(inner + 2, height - legHeight - 12, 15, {
      crown: 0.8,
      bulge: 0.8,
      edge: 5,
      crease: 0.15,
    });
    builder.add(rest, fabric, 'main', { at: [0, legHeight + (height - legHeight - 12) / 2, -depth / 2 + 8] });
    cushions(builder, fabric, -inner / 2, inner / 2, seats, depth);
    fourLegs(builder, width - 16, depth - 16, legHeight + 2, { radius: [2.3, 1.5], splay: 2.5, tint: 'oak' });
    const scatter = pillow(46, 46, 15, 3);
    builder.add(scatter, fabric, 'main', {
      at: [-inner / 2 + 25, seatTop + 22, -depth / 2 + 45],
      turn: [-0.34, 0.3, 0.05],
    });
    builder.add(pillowPiping(46, 46, 0.45), fabric, 'main', {
      at: [-inner / 2 + 25, seatTop + 22, -depth / 2 + 45],
      turn: [-0.34, 0.3, 0.05],
    });
  };
}

/** A sofa bent to an arc, all in one soft shell. */
const curve: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const radius = 190;
  const place = -depth / 2 + 4;
  builder.add(bowedCushion(width * 0.9, 10, 66, radius, 4.9), 'boucle', 'main', { at: [0, 8, place + 34] });
  builder.add(bowedCushion(width * 0.95, 26, 72, radius, 12.9, 2), 'boucle', 'main', {
    at: [0, 30, place + 34],
  });
  builder.add(bowedCushion(width * 1.1, height - 18, 25, radius, 12.4, 3), 'boucle', 'main', {
    at: [0, height / 2 + 2, place + 3],
  });
  builder.count('seats', Math.round((width - 40) / 64));
  for (const [x, turn] of [
    [Math.round(width * -0.25), 0.5],
    [Math.round(width * 0.267), -0.42],
  ] as const) {
    builder.add(pillow(40, 38, 17, x), 'boucle', 'main', { at: [x, 57, place + 40], turn: [-0.34, turn, 0] });
  }
};

/** Sofas by model id. */
export const sofas: Record<string, Build> = {
  'sofa-corner': corner,
  'sofa-module': modular,
  'sofa-frame': framed(3),
  'sofa-frame-2': framed(2),
  'sofa-curve': curve,
  'sofa-curve-2': curve,
  'sofa-block-3': block({ seats: 3, fabric: 'wool', arm: 18, legHeight: 14 }),
  'sofa-block-2': block({ seats: 2, fabric: 'wool', arm: 13, legHeight: 16 }),
};
