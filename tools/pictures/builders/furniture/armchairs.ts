import { Vector3 } from 'three';
import { lathe, roundedOutline } from '../../shape/lathe';
import { sheet } from '../../shape/sheet';
import { cushion, pillow } from '../../shape/soft';
import { sweep } from '../../shape/sweep';
import { box } from '../../shape/box';
import type { Point } from '../../shape/mesh';
import type { Build } from '../builder';
import { framed } from '../frame';
import { fourLegs } from '../legs';

const ease = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** A barrel: a thick round back that runs down into the arms, a deep round seat. */
const tub: Build = (builder) => {
  const { width, height } = builder.model.size;
  const radius = width / 2 - 8;
  const shell = sheet(
    (u, v) => {
      const s = u * 2 - 1;
      const top = height - 6 - 15 * ease(0.3, 0.9, Math.abs(s));
      const angle = s * 2.15;
      return new Vector3(
        -Math.sin(angle) * radius,
        13 + (top - 13) * v,
        -Math.cos(angle) * radius + 4 - 3 * v * (1 - s * s),
      );
    },
    { thickness: 13, columns: 72, rows: 20, size: [-220, 56] },
  );
  builder.add(shell, 'boucle');
  const seat = lathe(
    roundedOutline(
      [
        [0, 10],
        [radius - 1, 10, 3],
        [radius + 1, 43, 9],
        [0, 45.5, 20],
      ],
      12,
    ),
    {
      shape: (angle) => 1 + 0.03 * Math.cos(angle * 2),
    },
  );
  builder.add(seat, 'boucle', 'main', { at: [0, 0, 4] });
  builder.add(
    lathe(
      roundedOutline([
        [0, 0],
        [radius - 5, 0, 0.5],
        [radius - 4, 7],
        [0, 7],
      ]),
    ),
    'wood',
    'oak',
    { at: [0, 0, 0] },
  );
};

/** A high back with wings that reach round to the arms. */
const wing: Build = (builder) => {
  const { depth, height } = builder.model.size;
  const width = builder.model.size.width + 9;
  const rear = -depth / 2 + 10;
  const shell = sheet(
    (u, v) => {
      const s = u * 2 - 1;
      const y = 22 + (height - 26) * v;
      const side = ease(0.5, 0.92, Math.abs(s));
      const reach = 46 - 26 * ease(0.38, 0.6, v) - 5 * ease(0.8, 1, v);
      const lean = -14 * v ** 1.3;
      const crown = -5 * Math.abs(s) ** 4 * ease(0.8, 1, v);
      return new Vector3(
        (width / 2 - 7) * Math.sign(s) * Math.abs(s) ** 0.62 * (1 - 0.05 * v),
        y + crown,
        rear + lean + side * reach,
      );
    },
    { thickness: (u) => 7 - 1.5 * ease(0.4, 1, Math.abs(u * 2 - 1)), columns: 64, rows: 56, size: [160, 80] },
  );
  builder.add(shell, 'wool');
  builder.add(box(width - 14, 12, depth - 26, { edge: 3, cells: 6 }), 'wool', 'main', { at: [0, 26, 3] });
  const seat = cushion(width - 22, 14, depth - 24, { crown: 2.6, bulge: 1.8, edge: 5 });
  builder.add(seat, 'wool', 'main', { at: [0, 39, 7] });
  const rest = cushion(width - 30, 50, 9, { crown: 1, bulge: 2.6, edge: 4, crease: 0.4, seed: 4 });
  builder.add(rest, 'wool', 'main', { at: [0, 70, rear + 3], turn: [-0.2, 0, 0] });
  fourLegs(builder, width - 26, depth - 30, 24, { radius: [2.1, 1.2], splay: 4, tint: 'oak' });
};

/** Leather slung over a bent steel frame. */
const sling: Build = (builder) => {
  const { width, depth } = builder.model.size;
  const [x, front, back] = [width / 2 - 2, depth / 2 - 2, -depth / 2 + 2];
  for (const side of [-1, 1]) {
    const s = side * x;
    const loop: Point[] = [
      [s, 1.1, front],
      [s, 1.1, back + 6],
      [s, 56, back + 2],
      [s, 56, front - 2],
    ];
    builder.add(sweep(loop, { radius: 1.1, corner: 7, closed: true, segments: 90 }), 'metal', 'black');
    const seat: Point[] = [
      [s * 0.86, 43, front - 4],
      [s * 0.86, 31, -8],
      [s * 0.86, 77, back + 3],
    ];
    builder.add(sweep(seat, { radius: 1.1, corner: 9 }), 'metal', 'black');
    const pad = cushion(6, 2.4, 44, { crown: 0.3, bulge: 0.2, edge: 1, crease: 0.05 });
    builder.add(pad, 'leather', 'main', { at: [s, 57.6, -1] });
  }
  for (const [y, z] of [
    [1.1, back + 8],
    [42, front - 4],
    [32, -7],
    [76, back + 3],
  ] as const) {
    builder.add(
      sweep(
        [
          [-x, y, z],
          [x, y, z],
        ],
        { radius: 1.1 },
      ),
      'metal',
      'black',
    );
  }
  const hide = sheet(
    (u, v) => {
      const s = u * 2 - 1;
      const sag = 3.5 * (1 - s * s);
      const bottom = new Vector3(0, 44.5 - 12 * v * 2.1, front - 4 - (front + 7) * v * 2.1);
      const t = ease(0.36, 0.6, v);
      const up = (v - 0.47) / 0.53;
      const top = new Vector3(0, 32 + 45 * up, -7 + (back + 9) * up);
      const p = bottom.lerp(top, t);
      p.y += 2.4 - sag * (1 - t) * (1 - Math.abs(v * 4 - 1) ** 2 * 0.6);
      p.z += 1.5 * t - sag * t * 0.6;
      p.x = s * (width / 2 - 8);
      return p;
    },
    { thickness: 1.6, columns: 24, rows: 60, size: [54, 110] },
  );
  builder.add(hide, 'leather');
  builder.add(pillow(50, 24, 11, 4), 'leather', 'main', { at: [0, 68, back + 12], turn: [-0.5, 0, 0] });
};

/** Armchairs by model id. */
export const armchairs: Record<string, Build> = {
  'armchair-lounge': framed(1),
  'armchair-tub': tub,
  'armchair-wing': wing,
  'armchair-sling': sling,
};
