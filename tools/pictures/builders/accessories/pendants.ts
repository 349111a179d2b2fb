import { curvedOutline, lathe, roundedOutline } from '../../shape/lathe';
import { sweep } from '../../shape/sweep';
import type { LookName, Tint } from '../../page/looks';
import type { Build, Builder } from '../builder';

/** The cord of a lamp, up beyond the top edge of the picture. */
function hang(builder: Builder, from: number, look: LookName = 'paint', tint: Tint = 'black'): void {
  builder.add(
    sweep(
      [
        [0, from, 0],
        [0, from + 300, 0],
      ],
      { radius: 0.3, segments: 2 },
    ),
    look,
    tint,
    { framed: false },
  );
}

/** A spun dome, white inside. */
const dome: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = width / 2;
  const outer = curvedOutline(
    [
      [r - 0.3, 0],
      [r, 0.7],
      [r * 0.97, height * 0.22],
      [r * 0.8, height * 0.52],
      [r * 0.45, height * 0.78],
      [r * 0.17, height * 0.88],
    ],
    12,
  );
  builder.add(lathe(outer, { segments: 96 }), 'metal');
  builder.add(
    lathe(
      [...outer].reverse().map(([x, y]): [number, number] => [x - 0.5, y]),
      { segments: 96 },
    ),
    'shade',
    'white',
  );
  const neck = roundedOutline([
    [r * 0.17, height * 0.86],
    [r * 0.15, height * 0.9, 0.6],
    [2.4, height * 0.92, 0.5],
    [2.4, height, 0.8],
    [0, height],
  ]);
  builder.add(lathe(neck), 'metal', 'brass');
  const bulb = Array.from({ length: 21 }, (_, i): [number, number] => [
    Math.sin((i / 20) * Math.PI) * 5,
    8 - Math.cos((i / 20) * Math.PI) * 5,
  ]);
  builder.add(lathe(bulb), 'opal', 'white', { shadow: false });
  hang(builder, height - 0.5);
};

/** A paper lantern on bamboo ribs. */
const paper: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = width / 2;
  const ribs = 20;
  const outline = Array.from({ length: ribs * 6 + 1 }, (_, i): [number, number] => {
    const t = i / (ribs * 6);
    const y = 0.04 + 0.92 * t;
    const belly = Math.sin(Math.acos(1 - 2 * y)) ** 0.9;
    return [r * belly * (1 - 0.014 * Math.abs(Math.sin(t * ribs * Math.PI))), y * height];
  });
  builder.add(lathe(outline, { segments: 96 }), 'paper');
  builder.add(
    lathe(
      [...outline].reverse().map(([x, y]): [number, number] => [x - 0.3, y]),
      { segments: 96 },
    ),
    'paper',
  );
  for (const y of [0.04, 0.96]) {
    const reach = r * Math.sin(Math.acos(1 - 2 * y)) ** 0.9;
    const ring = Array.from({ length: 40 }, (_, i): [number, number, number] => [
      Math.sin((i / 40) * 6.2832) * reach,
      y * height,
      Math.cos((i / 40) * 6.2832) * reach,
    ]);
    builder.add(sweep(ring, { radius: 0.6, closed: true, segments: 90 }), 'wood', 'oak');
  }
  hang(builder, height * 0.8);
};

/** An opal globe in a metal cup. */
const opal: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = width / 2;
  const ball = Array.from({ length: 49 }, (_, i): [number, number] => [
    Math.sin((i / 48) * Math.PI) * r,
    r - Math.cos((i / 48) * Math.PI) * r,
  ]);
  builder.add(lathe(ball, { segments: 96 }), 'opal', 'cream');
  const cup = curvedOutline(
    [
      [r * 0.62, r * 1.79],
      [r * 0.6, r * 1.84],
      [r * 0.3, r * 2.05],
      [1.6, r * 2.16],
      [1.2, height],
    ],
    8,
  );
  builder.add(lathe([...cup, [0, height]]), 'polished');
  hang(builder, height - 0.5);
};

/** Pendant lamps by model id. */
export const pendants: Record<string, Build> = {
  'pendant-dome': dome,
  'pendant-paper': paper,
  'pendant-opal': opal,
};
