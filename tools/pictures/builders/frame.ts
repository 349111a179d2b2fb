import { sweep } from '../shape/sweep';
import { cushion } from '../shape/soft';
import type { Build, Builder } from './builder';

/** One side of the frame: front leg, leaning back leg, and the arm that joins them. */
function sideFrame(builder: Builder, x: number, depth: number): void {
  const [front, back] = [depth / 2 - 5, -depth / 2 + 7];
  const arm = 57;
  const rod = (points: [number, number, number][], from: number, to: number, corner = 4) =>
    builder.add(
      sweep(points, { radius: (t) => from + (to - from) * t, corner, square: 0.25, sides: 18 }),
      'wood',
      'oak',
    );
  rod(
    [
      [x, 0, front + 2],
      [x, arm, front],
    ],
    1.5,
    2,
  );
  rod(
    [
      [x, 0, back - 5],
      [x, 34, back],
      [x, arm, back - 4],
    ],
    1.5,
    2,
    8,
  );
  const top = sweep(
    [
      [x, arm + 1, front + 5],
      [x, arm + 2.2, 4],
      [x, arm - 1, back - 8],
    ],
    { radius: (t) => 3.1 - 1.1 * t, flat: 0.5, sides: 22 },
  );
  builder.add(top, 'wood', 'oak');
}

/** A lounge seat for one or more: an open wooden frame with loose cushions. */
export function framed(seats: number): Build {
  return (builder) => {
    const { width, depth } = builder.model.size;
    const half = width / 2 - 3;
    for (const x of [-half, half]) sideFrame(builder, x, depth);
    const rail = (y: number, z: number, radius: number) =>
      builder.add(
        sweep(
          [
            [-half, y, z],
            [half, y, z],
          ],
          { radius, square: 0.4 },
        ),
        'wood',
        'oak',
      );
    rail(27, depth / 2 - 8, 1.8);
    rail(24, -depth / 2 + 14, 1.8);
    rail(68, -depth / 2 + 1, 1.5);
    for (let i = 0; i <= seats * 5; i++) {
      const x = -half + 6 + ((half * 2 - 12) * i) / (seats * 5);
      builder.add(
        sweep(
          [
            [x, 28, -depth / 2 + 15],
            [x, 69, -depth / 2 + 1],
          ],
          { radius: 0.9, segments: 4, sides: 10 },
        ),
        'wood',
        'oak',
      );
    }
    const inner = half * 2 - 7;
    const each = inner / seats;
    for (let i = 0; i < seats; i++) {
      const x = -inner / 2 + each * (i + 0.5);
      const seat = cushion(each - 0.6, 13, depth - 20, { crown: 2.4, bulge: 1.4, edge: 4.5, seed: i + 2 });
      builder.count('seats');
      builder.add(seat, 'wool', 'main', { at: [x, 35.5, 4], turn: [0.07, 0, 0] });
      const back = cushion(each - 1, 42, 13, { crown: 1, bulge: 2.8, edge: 4.8, crease: 0.45, seed: i + 5 });
      builder.add(back, 'wool', 'main', { at: [x, 59, -depth / 2 + 17], turn: [-0.33, 0, 0] });
    }
  };
}
