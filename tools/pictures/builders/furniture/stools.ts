import { Vector3 } from 'three';
import { lyingBoard, oval } from '../../shape/board';
import { lathe, roundedOutline } from '../../shape/lathe';
import { sheet } from '../../shape/sheet';
import { cushion, piping } from '../../shape/soft';
import { sweep } from '../../shape/sweep';
import { box } from '../../shape/box';
import type { Point } from '../../shape/mesh';
import type { Build } from '../builder';
import { fourLegs, leg } from '../legs';

/** Three turned legs through a dished round seat. */
const round: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = width / 2 - 1.5;
  builder.add(lyingBoard(oval(width, width), 3.6, 1.5), 'wood', 'main', { at: [0, height - 1.8, 0] });
  for (let i = 0; i < 3; i++) {
    const angle = (i / 3) * Math.PI * 2 + 0.4;
    const at = (reach: number, y: number): Point => [Math.sin(angle) * reach, y, Math.cos(angle) * reach];
    leg(builder, at(r * 0.55, height - 2), at(r * 0.98, 0), { radius: [1.9, 1.3] });
    const next = angle + (Math.PI * 2) / 3;
    const y = 17 + i * 2.4;
    const reach = r * (0.98 - (0.43 * y) / height);
    builder.add(
      sweep([at(reach, y), [Math.sin(next) * reach, y, Math.cos(next) * reach]], { radius: 0.95 }),
      'wood',
    );
  }
};

/** A bar stool with a low bowed rest and rungs for the feet. */
const bar: Build = (builder) => {
  const { height } = builder.model.size;
  const seat = 66;
  builder.add(lyingBoard(oval(38, 36, 3), 3.6, 1.5), 'wood', 'main', { at: [0, seat, 1] });
  fourLegs(builder, 25, 24, seat - 1, { radius: [1.8, 1.2], splay: 7 });
  const rung = (y: number, radius: number) => {
    const splay = 7 * (1 - y / (seat - 1));
    const [x, z] = [12.5 + splay, 12 + splay];
    return { x, z, y, radius };
  };
  for (const { x, z, y, radius } of [rung(24, 1.1)]) {
    for (const side of [-1, 1]) {
      builder.add(
        sweep(
          [
            [-x, y, side * z],
            [x, y, side * z],
          ],
          { radius },
        ),
        'wood',
      );
      builder.add(
        sweep(
          [
            [side * x, y + 5, -z + 0.6],
            [side * x, y + 5, z - 0.6],
          ],
          { radius },
        ),
        'wood',
      );
    }
  }
  const crest = (t: number): Point => [Math.sin(t * 1.2) * 20, height - 3, 3 - Math.cos(t * 1.2) * 21];
  const way = Array.from({ length: 11 }, (_, i) => crest(-1 + i / 5));
  builder.add(
    sweep(way, { radius: (t) => 2.6 - 0.8 * Math.abs(t * 2 - 1) ** 3, flat: 0.5, sides: 22, segments: 60 }),
    'wood',
  );
  for (const t of [-0.85, -0.5, -0.17, 0.17, 0.5, 0.85]) {
    const [x, y, z] = crest(t);
    builder.add(
      sweep(
        [
          [x * 0.8, seat, z * 0.78],
          [x, y, z],
        ],
        { radius: 0.85 },
      ),
      'wood',
    );
  }
};

/** A bar stool of steel rod with a leather seat that turns up into a low back. */
const steel: Build = (builder) => {
  const { height } = builder.model.size;
  const seat = 68;
  const pad = sheet(
    (u, v) => {
      const s = u * 2 - 1;
      const up = Math.max(0, v - 0.62) / 0.38;
      const bend = Math.min(1, Math.max(0, (v - 0.5) / 0.24));
      const soft = bend * bend * (3 - 2 * bend);
      return new Vector3(
        s * (19.5 - 1.5 * up),
        seat - 1.2 * Math.sin(Math.min(1, v / 0.62) * Math.PI) + soft * 3 + up * (height - seat - 4),
        20 - 38 * Math.min(1, v / 0.62) - 4 * up + soft * s * s * 6,
      );
    },
    { thickness: 3.4, columns: 32, rows: 44, size: [40, 64] },
  );
  builder.add(pad, 'leather');
  for (const side of [-1, 1]) {
    builder.add(
      sweep(
        [
          [side * 20, 0, 20],
          [side * 14, seat - 3, 13],
          [side * 14, seat - 3, -12],
          [side * 20, 0, -20],
        ],
        { radius: 0.9, corner: 4 },
      ),
      'metal',
      'black',
    );
  }
  const [y, k] = [24, 1 - 24 / seat];
  const [x, z] = [14 + 6 * k, 13 + 7 * k];
  builder.add(
    sweep(
      [
        [-x, y, -z + 1],
        [x, y, -z + 1],
        [x, y, z],
        [-x, y, z],
      ],
      { radius: 0.8, closed: true, corner: 1.5, segments: 90 },
    ),
    'metal',
    'black',
  );
};

/** A round pouf in segments, gathered at the top. */
const roundPouf: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = width / 2;
  const outline = roundedOutline(
    [
      [0, 0],
      [r * 0.9, 0, 6],
      [r, height * 0.48, 15],
      [r * 0.9, height - 1, 10],
      [0, height + 1.5, 6],
    ],
    16,
  );
  builder.add(
    lathe(outline, { segments: 96, shape: (angle) => 1 - 0.05 * (1 - Math.abs(Math.sin(angle * 4))) ** 5 }),
    'boucle',
  );
  builder.add(
    lathe(
      roundedOutline([
        [0, 0],
        [2.2, 0, 0.8],
        [1.6, 1.2, 0.8],
        [0, 1.4],
      ]),
    ),
    'boucle',
    'main',
    { at: [0, height - 0.6, 0] },
  );
};

/** A square pouf with piped edges on a low wooden base. */
const squarePouf: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  builder.add(box(width - 8, 4, depth - 8, { edge: 0.5 }), 'wood', 'oak', { at: [0, 2, 0] });
  const body = cushion(width - 1, height - 5, depth - 1, { crown: 2.6, bulge: 1.2, edge: 4, crease: 0.3 });
  builder.add(body, 'wool', 'main', { at: [0, 4 + (height - 5) / 2, 0] });
  for (const y of [height - 3.1, 6]) builder.add(piping(width - 1.8, y, depth - 1.8, 4.4, 0.5), 'wool');
};

/** A round upholstered seat on four oak legs. */
const softStool: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = width / 2;
  const pad = roundedOutline(
    [
      [0, height - 9],
      [r, height - 9, 1.5],
      [r, height - 1.4, 3],
      [0, height, 6],
    ],
    10,
  );
  builder.add(lathe(pad, { segments: 96 }), 'wool');
  builder.add(lyingBoard(oval(width - 5, width - 5), 2, 0.5), 'wood', 'oak', { at: [0, height - 10, 0] });
  fourLegs(builder, width * 0.52, width * 0.52, height - 10, { radius: [1.8, 1.1], splay: 4, tint: 'oak' });
};

/** Stools and poufs by model id. */
export const stools: Record<string, Build> = {
  'stool-round': round,
  'barstool-wood': bar,
  'barstool-steel': steel,
  'stool-soft': softStool,
  'pouf-round': roundPouf,
  'pouf-square': squarePouf,
};
