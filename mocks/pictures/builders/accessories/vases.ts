import { curvedOutline, lathe } from '../../shape/lathe';
import { sweep } from '../../shape/sweep';
import type { Build } from '../builder';

type Profile = readonly (readonly [number, number])[];

/** The outside of a vessel and, a wall's thickness within, its inside. */
function vessel(outer: Profile, wall: number, floor: number): [number, number][] {
  const inner = [...outer]
    .reverse()
    .map(([x, y]): [number, number] => [Math.max(0.05, x - wall), Math.max(floor, y)]);
  return [[0, 0], ...outer.map(([x, y]): [number, number] => [x, y]), ...inner, [0, floor]];
}

const bottle: Build = (builder) => {
  const h = builder.model.size.height;
  const outer = curvedOutline(
    [
      [4.6, 0],
      [6.6, 0.8],
      [7.9, 6],
      [7.6, 12],
      [4.4, 18],
      [2.2, 22.5],
      [1.8, 28],
      [2.3, h - 0.6],
      [2.6, h],
    ],
    12,
  );
  builder.add(lathe(vessel(outer, 0.5, 2), { segments: 96 }), 'ceramic');
};

const ribbed: Build = (builder) => {
  const { width, height: h } = builder.model.size;
  const r = width / 2;
  const outer = curvedOutline(
    [
      [r * 0.5, 0],
      [r * 0.72, 0.8],
      [r, h * 0.38],
      [r * 0.9, h * 0.66],
      [r * 0.46, h * 0.88],
      [r * 0.5, h * 0.96],
      [r * 0.56, h],
    ],
    12,
  );
  const ribs = (angle: number, y: number) =>
    1 -
    0.05 * (1 - Math.abs(Math.sin(angle * 11))) ** 1.6 * Math.min(1, Math.max(0, (h * 0.9 - y) / (h * 0.12)));
  builder.add(lathe(vessel(outer, 0.7, 2), { segments: 264, shape: ribs }), 'ceramic');
};

const jug: Build = (builder) => {
  const h = builder.model.size.height;
  const outer = curvedOutline(
    [
      [5.4, 0],
      [7.4, 0.9],
      [9.6, 8],
      [9.2, 14],
      [6, 21],
      [4.6, 25],
      [5, 28.4],
      [5.8, h],
    ],
    12,
  );
  const lip = (angle: number, y: number) =>
    1 + 0.34 * Math.max(0, (y - 25.5) / 4.5) * Math.max(0, Math.cos(angle + Math.PI / 2)) ** 6;
  builder.add(lathe(vessel(outer, 0.7, 2), { segments: 120, shape: lip }), 'ceramic');
  builder.add(
    sweep(
      [
        [4.4, 26.4, 0],
        [9, 27.6, 0],
        [13.2, 22, 0],
        [12.6, 15, 0],
        [8.6, 11.6, 0],
      ],
      { radius: (t) => 1.15 - 0.2 * Math.sin(t * Math.PI), flat: 1.35, segments: 60 },
    ),
    'ceramic',
  );
};

const glass: Build = (builder) => {
  const { width, height: h } = builder.model.size;
  const r = width / 2;
  const outer = curvedOutline(
    [
      [r * 0.62, 0],
      [r * 0.76, 0.7],
      [r * 0.98, h * 0.3],
      [r, h * 0.5],
      [r * 0.72, h * 0.78],
      [r * 0.58, h * 0.9],
      [r * 0.7, h],
    ],
    12,
  );
  builder.add(lathe(vessel(outer, 0.5, 3.4), { segments: 96 }), 'vessel', 'main', { shadow: false });
  builder.add(
    lathe(
      [
        [0, 0.1],
        [r * 0.6, 0.1],
        [r * 0.78, 1.6],
        [r * 0.7, 3],
        [0, 3.3],
      ],
      { segments: 96 },
    ),
    'vessel',
    'main',
  );
};

/** Vases by model id. */
export const vases: Record<string, Build> = {
  'vase-bottle': bottle,
  'vase-ribbed': ribbed,
  'vase-jug': jug,
  'vase-glass': glass,
};
