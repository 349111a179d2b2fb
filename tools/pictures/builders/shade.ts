import { lathe, roundedOutline, type OutlinePoint } from '../shape/lathe';
import type { Point } from '../shape/mesh';
import type { Builder } from './builder';

/** A thin shade, open below and above. */
export function shade(builder: Builder, bottom: number, top: number, height: number, at: Point): void {
  const wall: OutlinePoint[] = [
    [bottom - 0.5, 0.4],
    [bottom, 0, 0.2],
    [top, height, 0.2],
    [top - 0.5, height - 0.4],
    [bottom - 0.5, 0.4],
  ];
  builder.add(lathe(roundedOutline(wall)), 'shade', 'cream', { at });
  for (const [r, y] of [
    [bottom, 0.4],
    [top, height - 0.4],
  ] as const) {
    builder.add(
      lathe(
        roundedOutline([
          [r - 0.5, -0.4],
          [r + 0.15, -0.4, 0.2],
          [r + 0.15, 0.4, 0.2],
          [r - 0.5, 0.4],
        ]),
      ),
      'linen',
      'cream',
      { at: [at[0], at[1] + y, at[2]] },
    );
  }
}

/** A heavy round foot. */
export function foot(builder: Builder, radius: number, height = 2): void {
  builder.add(
    lathe(
      roundedOutline([
        [0, 0],
        [radius, 0, 0.3],
        [radius, height, 0.8],
        [0, height + 0.2],
      ]),
    ),
    'metal',
  );
}
