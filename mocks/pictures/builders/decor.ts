import { BufferAttribute, Vector3, type BufferGeometry } from 'three';
import { board, oval, roundRectangle, type Flat } from '../shape/board';
import { box } from '../shape/box';
import { curvedOutline, lathe } from '../shape/lathe';
import { sweep } from '../shape/sweep';
import type { LookName } from '../page/looks';
import type { Build, Builder } from './builder';

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

/** A pane that bows by a hair, so that it mirrors a sweep of the room. */
function pane(outline: Flat, reach: number): BufferGeometry {
  const geometry = board(outline, 0.6, 0.15);
  const position = geometry.getAttribute('position');
  const normals = Array.from({ length: position.count }, (_, i) => {
    const p = new Vector3().fromBufferAttribute(position, i);
    return new Vector3((p.x / reach) * 0.3, (p.y / reach) * 0.3, p.z > 0 ? 1 : -1).normalize().toArray();
  });
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals.flat()), 3));
  return geometry;
}

function mirror(
  builder: Builder,
  outline: (inset: number) => [number, number][],
  rim: number,
  frame: LookName,
  reach: number,
  y: number,
): void {
  builder.add(board(outline(0), 3.4, rim * 0.34, [outline(rim).reverse()]), frame, 'main', { at: [0, y, 0] });
  builder.add(pane(outline(rim - 0.3), reach), 'mirror', 'chrome', { at: [0, y, 0.2] });
}

const roundMirror: Build = (builder) => {
  const { width, height } = builder.model.size;
  mirror(
    builder,
    (inset) => oval(width - inset * 2, width - inset * 2, 2, 140),
    2.6,
    'wood',
    width / 2,
    height / 2,
  );
};

const archMirror: Build = (builder) => {
  const { width, height } = builder.model.size;
  const arch = (inset: number): [number, number][] => {
    const [r, low, high] = [width / 2 - inset, -height / 2 + inset, height / 2 - width / 2];
    const bow = Array.from({ length: 49 }, (_, i): [number, number] => [
      Math.cos((i / 48) * Math.PI) * r,
      high + Math.sin((i / 48) * Math.PI) * r,
    ]);
    return [[r, low], ...bow, [-r, low]];
  };
  mirror(builder, arch, 1.5, 'metal', height / 2.4, height / 2);
};

const shelfMirror: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  mirror(
    builder,
    (inset) => roundRectangle(width - inset * 2, height - 6 - inset * 2, 9 - inset),
    2.2,
    'wood',
    height / 2,
    height / 2 + 3,
  );
  builder.add(box(width + 4, 2.2, depth, { edge: 0.8 }), 'wood', 'main', { at: [0, 5, depth / 2 - 2] });
  const lip = sweep(
    [
      [-width / 2 - 1, 7.6, depth - 3],
      [width / 2 + 1, 7.6, depth - 3],
    ],
    { radius: 0.5 },
  );
  builder.add(lip, 'metal', 'brass');
  for (const side of [-1, 1])
    builder.add(
      sweep(
        [
          [side * (width / 2 + 1), 5.6, depth - 3],
          [side * (width / 2 + 1), 7.8, depth - 3],
        ],
        { radius: 0.5 },
      ),
      'metal',
      'brass',
    );
};

/** Vases and mirrors by model id. */
export const decor: Record<string, Build> = {
  'vase-bottle': bottle,
  'vase-ribbed': ribbed,
  'vase-jug': jug,
  'vase-glass': glass,
  'mirror-round': roundMirror,
  'mirror-arch': archMirror,
  'mirror-shelf': shelfMirror,
};
