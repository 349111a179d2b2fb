import { BufferAttribute, Vector3, type BufferGeometry } from 'three';
import { board, oval, roundRectangle, type Flat } from '../../shape/board';
import { box } from '../../shape/box';
import { sweep } from '../../shape/sweep';
import type { LookName } from '../../page/looks';
import type { Build, Builder } from '../builder';

/** A slightly convex pane, so that it reflects a wide part of the room. */
function pane(outline: Flat): BufferGeometry {
  const geometry = board(outline, 0.6, 0.15);
  const [across, up] = [0, 1].map((axis) => Math.max(...outline.map((point) => point[axis] ?? 0))) as [
    number,
    number,
  ];
  const position = geometry.getAttribute('position');
  const normals = Array.from({ length: position.count }, (_, i) => {
    const p = new Vector3().fromBufferAttribute(position, i);
    return new Vector3((p.x / across) * 0.3, (p.y / up) * 0.3, p.z > 0 ? 1 : -1).normalize().toArray();
  });
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals.flat()), 3));
  return geometry;
}

function mirror(
  builder: Builder,
  outline: (inset: number) => [number, number][],
  rim: number,
  frame: LookName,
  y: number,
): void {
  builder.add(board(outline(0), 3.4, rim * 0.34, [outline(rim).reverse()]), frame, 'main', { at: [0, y, 0] });
  builder.add(pane(outline(rim - 0.3)), 'mirror', 'clear', { at: [0, y, 0.2] });
}

const roundMirror: Build = (builder) => {
  const { width, height } = builder.model.size;
  mirror(builder, (inset) => oval(width - inset * 2, width - inset * 2, 2, 140), 2.6, 'wood', height / 2);
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
  mirror(builder, arch, 1.5, 'metal', height / 2);
};

const shelfMirror: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  mirror(
    builder,
    (inset) => roundRectangle(width - inset * 2, height - 6 - inset * 2, 9 - inset),
    2.2,
    'wood',
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

/** A large rectangle with soft corners in a slim frame. */
const wallMirror: Build = (builder) => {
  const { width, height } = builder.model.size;
  const outline = (inset: number) => roundRectangle(width - inset * 2, height - inset * 2, 5 - inset);
  mirror(builder, outline, 1.5, 'metal', height / 2);
};

/** A mirror with three pegs below it. */
const hallMirror: Build = (builder) => {
  const { width, depth, height } = builder.model.size;
  const rail = 8;
  const tall = height - rail - 2;
  const outline = (inset: number) => oval(width - inset * 2, tall - inset * 2, 3.4, 140);
  mirror(builder, outline, 2.2, 'wood', rail + 2 + tall / 2);
  builder.add(box(width, rail, 2, { edge: 0.8 }), 'wood', 'main', { at: [0, rail / 2, 0] });
  for (const x of [-width / 3, 0, width / 3]) {
    const peg = sweep(
      [
        [x, rail / 2, 0.8],
        [x, rail / 2 + 0.6, depth - 1],
      ],
      { radius: (t) => 0.8 + 0.4 * t },
    );
    builder.add(peg, 'metal', 'brass');
  }
};

/** Mirrors by model id. */
export const mirrors: Record<string, Build> = {
  'mirror-round': roundMirror,
  'mirror-arch': archMirror,
  'mirror-shelf': shelfMirror,
  'mirror-wall': wallMirror,
  'mirror-hall': hallMirror,
};
