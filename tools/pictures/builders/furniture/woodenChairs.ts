import { Vector3 } from 'three';
import { lyingBoard, oval } from '../../shape/board';
import { sheet } from '../../shape/sheet';
import { sweep } from '../../shape/sweep';
import type { Point } from '../../shape/mesh';
import type { Build, Builder } from '../builder';
import { fourLegs, leg } from '../legs';

/** A wooden chair with a comb of spindles under a bowed crest. */
const spindle: Build = (builder) => {
  const { height } = builder.model.size;
  builder.add(lyingBoard(oval(44, 42, 2.9), 3.6, 1.5), 'wood', 'main', { at: [0, 44, 2] });
  fourLegs(builder, 30, 28, 43, { radius: [1.75, 1.15], splay: 5 });
  for (const side of [-1, 1])
    builder.add(
      sweep(
        [
          [side * 17.6, 20, -16.4],
          [side * 17.6, 20, 16.4],
        ],
        { radius: 0.95 },
      ),
      'wood',
    );
  builder.add(
    sweep(
      [
        [-17.6, 20, 0],
        [17.6, 20, 0],
      ],
      { radius: 0.95 },
    ),
    'wood',
  );
  const crest = (t: number): Point => [t * 23, height - 4 - t * t * 1.5, -25 + 8.5 * t * t];
  const rail = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map(crest);
  builder.add(
    sweep(rail, { radius: (t) => 2.7 - 1.1 * Math.abs(t * 2 - 1) ** 3, flat: 0.45, sides: 22, segments: 60 }),
    'wood',
    'main',
  );
  for (let i = 0; i < 8; i++) {
    const t = -0.88 + (1.76 * i) / 7;
    const [x, y, z] = crest(t);
    const thick = i === 0 || i === 7 ? 1.15 : 0.8;
    builder.add(
      sweep(
        [
          [x * 0.78, 45, -15 + 5 * t * t],
          [x, y, z],
        ],
        { radius: (k) => thick * (1 + 0.22 * Math.sin(k * Math.PI)), segments: 10 },
      ),
      'wood',
    );
  }
};

/** A dining chair with a bowed top rail, a forked splat and a woven seat. */
const cord: Build = (builder) => {
  const { width, height } = builder.model.size;
  const arm = (t: number): Point => {
    const angle = t * 1.75;
    return [
      Math.sin(angle) * (width / 2 - 1.5),
      height - 6 + 5 * Math.cos(angle * 0.9),
      4 - Math.cos(angle) * 25,
    ];
  };
  const way = Array.from({ length: 15 }, (_, i) => arm(-1 + i / 7));
  builder.add(
    sweep(way, { radius: (t) => 1.55 + 0.35 * Math.sin(t * Math.PI), flat: 0.85, segments: 90 }),
    'wood',
  );
  for (const side of [-1, 1]) {
    leg(builder, [side * 23.5, 46, 20], [side * 24, 0, 22], { radius: [1.9, 1.3] });
    const [ax, ay, az] = arm(side * 0.82);
    builder.add(
      sweep(
        [
          [side * 20, 0, -23],
          [side * 19.5, 30, -19],
          [side * 19.5, 46, -17.5],
          [side * 22.5, 60, -10],
          [ax, ay, az],
        ],
        { radius: (t) => 1.3 + 0.75 * Math.sin(Math.min(1, t * 1.4) * Math.PI * 0.6), segments: 50 },
      ),
      'wood',
    );
    builder.add(
      sweep(
        [
          [side * 23.4, 42.4, 19],
          [side * 19.6, 42.4, -17],
        ],
        { radius: 1.4 },
      ),
      'wood',
    );
    builder.add(
      sweep(
        [
          [side * 23.6, 26, 20.5],
          [side * 19.6, 26, -19.5],
        ],
        { radius: 1.05 },
      ),
      'wood',
    );
    builder.add(
      sweep(
        [
          [side * 1.2, 44, -18.5],
          [side * 1.6, 56, -19.6],
          [side * 5.6, 74.6, -20.8],
        ],
        { radius: 1.5, flat: 0.42 },
      ),
      'wood',
    );
  }
  for (const [y, z, x] of [
    [42.4, 19.5, 23.4],
    [42.4, -17.6, 19.5],
    [28, 20.8, 23.6],
  ] as const) {
    builder.add(
      sweep(
        [
          [-x, y, z],
          [x, y, z],
        ],
        { radius: y === 28 ? 1.05 : 1.4 },
      ),
      'wood',
    );
  }
  cordSeat(builder);
};

/** A seat woven of paper cord in four triangles. */
export function cordSeat(builder: Builder): void {
  for (const axis of [0, 1]) {
    const seat = sheet(
      (u, v) => {
        const [s, t] = [u * 2 - 1, v * 2 - 1];
        const dip = -1.6 * (1 - s * s) * (1 - t * t);
        const half = 21.5 - 2 * v;
        const inside = axis === 0 ? Math.abs(s) <= Math.abs(t) : Math.abs(t) <= Math.abs(s);
        return new Vector3(s * half, 43.6 + dip - (inside ? 0 : 0.25), 19.4 - 36.6 * v);
      },
      { thickness: 1.6, columns: 48, rows: 48, size: axis === 0 ? [42, 37] : [37, 42] },
    );
    if (axis === 1) swapUv(seat);
    builder.add(seat, 'cord', 'natural');
  }
}

function swapUv(geometry: ReturnType<typeof sheet>): void {
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getY(i), uv.getX(i));
}

/** Chairs all of wood, by model id. */
export const woodenChairs: Record<string, Build> = { 'chair-spindle': spindle, 'chair-cord': cord };
