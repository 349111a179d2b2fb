import type { LookName, Tint } from '../page/looks';
import type { Point } from '../shape/mesh';
import { sweep } from '../shape/sweep';
import type { Builder } from './builder';

/** Options of slim legs that taper and splay. */
export interface LegOptions {
  /** Radius at the top and at the floor in cm. */
  readonly radius?: readonly [top: number, bottom: number];
  /** Offset of the foot from the head, in cm. */
  readonly splay?: number;
  /** 0 is round, 1 nearly square. */
  readonly square?: number;
  readonly look?: LookName;
  readonly tint?: Tint;
}

/** One leg from its head down to the floor. */
export function leg(builder: Builder, head: Point, foot: Point, options: LegOptions = {}): void {
  const { radius: [top, bottom] = [2, 1.3], look = 'wood', tint = 'main', square = 0 } = options;
  const geometry = sweep([foot, head], {
    radius: (t) => bottom + (top - bottom) * t,
    square,
    sides: square ? 24 : 16,
    segments: 8,
  });
  builder.add(geometry, look, tint);
}

/** Four legs under a rectangle `width` × `depth` (between their heads), `height` cm high. */
export function fourLegs(
  builder: Builder,
  width: number,
  depth: number,
  height: number,
  options: LegOptions = {},
): void {
  const splay = options.splay ?? 0;
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) {
      const [x, z] = [(side * width) / 2, (end * depth) / 2];
      leg(builder, [x, height, z], [x + side * splay, 0, z + end * splay], options);
    }
  }
}
