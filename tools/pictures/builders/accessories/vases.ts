import { curvedOutline, lathe } from '../../shape/lathe';
import { sweep } from '../../shape/sweep';
import type { Build } from '../builder';

type Profile = readonly (readonly [number, number])[];

/** Profile of a vessel: the outside, and the inside at the thickness of the wall. */
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

/** A glass for a candle. */
const candle: Build = (builder) => {
  const { width, height: h } = builder.model.size;
  const r = width / 2;
  const outer: Profile = [
    [r - 0.6, 0],
    [r, 0.6],
    [r, h],
  ];
  builder.add(lathe(vessel(outer, 0.35, 1.4), { segments: 90 }), 'vessel', 'main', { shadow: false });
  builder.add(
    lathe([
      [0, 1.5],
      [r - 1.4, 1.5],
      [r - 1.4, h * 0.56],
      [0, h * 0.57],
    ]),
    'opal',
    'cream',
  );
  builder.add(
    sweep(
      [
        [0, h * 0.57, 0],
        [0.2, h * 0.68, 0],
      ],
      { radius: 0.14 },
    ),
    'paint',
    'black',
  );
};

/** A slender carafe of stoneware with a stopper. */
const carafe: Build = (builder) => {
  const { width, height: h } = builder.model.size;
  const r = width / 2;
  const outer = curvedOutline(
    [
      [r * 0.8, 0],
      [r * 0.96, 0.8],
      [r, h * 0.22],
      [r * 0.82, h * 0.44],
      [r * 0.42, h * 0.64],
      [r * 0.36, h * 0.78],
      [r * 0.46, h * 0.88],
    ],
    12,
  );
  builder.add(lathe(vessel(outer, 0.5, 2), { segments: 96 }), 'ceramic');
  const stopper = Array.from({ length: 25 }, (_, i): [number, number] => [
    Math.sin((i / 24) * Math.PI) * 2.3,
    h - 2.3 - Math.cos((i / 24) * Math.PI) * 2.3,
  ]);
  builder.add(lathe(stopper), 'wood', 'oak');
};

/** Vases by model id. */
export const vases: Record<string, Build> = {
  'vase-bottle': bottle,
  'vase-ribbed': ribbed,
  'vase-jug': jug,
  'vase-glass': glass,
  'vase-carafe': carafe,
  'candle-glass': candle,
};
