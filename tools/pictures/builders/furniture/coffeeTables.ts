import { lyingBoard, oval } from '../../shape/board';
import { box } from '../../shape/box';
import { lathe, roundedOutline } from '../../shape/lathe';
import { sweep } from '../../shape/sweep';
import type { Point } from '../../shape/mesh';
import type { Build } from '../builder';
import { fourLegs, leg } from '../legs';

/** A round tray with a raised rim on three legs. */
const round: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = width / 2;
  builder.add(lyingBoard(oval(width - 2, width - 2, 2, 120), 1.8, 0.3), 'wood', 'main', {
    at: [0, height - 3, 0],
  });
  builder.add(
    lathe(
      roundedOutline([
        [r - 2.4, height - 4.4],
        [r - 0.6, height - 4.4, 0.7],
        [r, height - 0.4, 0.8],
        [r - 1.3, height, 0.5],
        [r - 2, height - 2.6],
      ]),
      { segments: 120 },
    ),
    'wood',
  );
  for (let i = 0; i < 3; i++) {
    const angle = (i / 3) * Math.PI * 2 + 0.5;
    const at = (reach: number, y: number): Point => [Math.sin(angle) * reach, y, Math.cos(angle) * reach];
    leg(builder, at(r - 12, height - 3.6), at(r - 5, 0), { radius: [2.4, 1.3] });
  }
};

/** A rectangle with a slatted shelf for magazines. */
const shelf: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  builder.add(box(width, 2.4, depth, { edge: 0.9, shift: 5 }), 'wood', 'main', { at: [0, height - 1.2, 0] });
  fourLegs(builder, width - 12, depth - 12, height - 2.2, { radius: [2.2, 1.5], splay: 1.5 });
  for (let i = 0; i < 9; i++) {
    const z = -depth / 2 + 9 + ((depth - 18) * i) / 8;
    builder.add(box(width - 10, 1.2, 2.6, { edge: 0.4, shift: i * 7 }), 'wood', 'main', { at: [0, 16.6, z] });
  }
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 6);
    builder.add(
      sweep(
        [
          [x, 15.4, -depth / 2 + 6],
          [x, 15.4, depth / 2 - 6],
        ],
        { radius: 1.3, square: 0.4 },
      ),
      'wood',
    );
  }
};

/** A pebble on three stout legs. */
const pebble: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const outline = Array.from({ length: 120 }, (_, i): [number, number] => {
    const angle = (i / 120) * Math.PI * 2;
    const swell = 1 + 0.1 * Math.cos(angle * 2 + 0.9) + 0.06 * Math.cos(angle * 3 - 0.5);
    return [(Math.cos(angle) * width * swell) / 2.16, (Math.sin(angle) * depth * swell) / 2.06];
  });
  builder.add(lyingBoard(outline, 4.4, 2), 'wood', 'main', { at: [0, height - 2.2, 0] });
  for (const [x, z] of [
    [-30, -8],
    [14, 17],
    [28, -12],
  ] as const) {
    const drum = lathe(
      roundedOutline([
        [0, 0],
        [6, 0, 0.6],
        [7.4, height - 3.6],
      ]),
      { segments: 56 },
    );
    builder.add(drum, 'wood', 'main', { at: [x, 0, z] });
  }
};

/** A thick round of glass on crossing steel hoops. */
const glass: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = width / 2;
  const [upper, lower] = r > 30 ? [r - 7, r - 15] : [r - 4, r - 8];
  builder.add(lyingBoard(oval(width, width, 2, 120), 1.3, 0.45), 'glass', 'clear', {
    at: [0, height - 0.7, 0],
    shadow: false,
  });
  const hoop = (y: number, reach: number) =>
    Array.from({ length: 48 }, (_, i): Point => [
      Math.sin((i / 48) * Math.PI * 2) * reach,
      y,
      Math.cos((i / 48) * Math.PI * 2) * reach,
    ]);
  builder.add(sweep(hoop(height - 2.4, upper), { radius: 1, closed: true, segments: 120 }), 'polished');
  builder.add(sweep(hoop(1, lower), { radius: 1, closed: true, segments: 120 }), 'polished');
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 + 0.3;
    const lean = angle + 0.5;
    builder.add(
      sweep(
        [
          [Math.sin(lean) * lower, 1, Math.cos(lean) * lower],
          [Math.sin(angle) * upper, height - 2.4, Math.cos(angle) * upper],
        ],
        { radius: 0.75 },
      ),
      'polished',
    );
  }
};

/** Coffee tables by model id. */
export const coffeeTables: Record<string, Build> = {
  'coffee-round': round,
  'side-round': round,
  'coffee-shelf': shelf,
  'coffee-pebble': pebble,
  'coffee-glass': glass,
  'side-glass': glass,
};
