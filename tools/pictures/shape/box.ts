import { Vector3, type BufferGeometry } from 'three';
import { joinPatches, type Patch } from './mesh';

/** Options of a box with rounded edges. */
export interface BoxOptions {
  /** Radius of the edges in cm. */
  readonly edge?: number;
  /** Cells across each face, for bent boxes. */
  readonly cells?: number;
  /** Move a point of the surface; coordinates are those of the unbent box around its centre. */
  readonly bend?: (p: Vector3) => void;
  /** Direction of the wood's grain; the longest side by default. */
  readonly grain?: 'x' | 'y' | 'z';
  /** Offset on the pattern, so that no two boards are alike. */
  readonly shift?: number;
}

const axes = ['x', 'y', 'z'] as const;
type Axis = (typeof axes)[number];

/** Positions across one side: closer together round the edges, evenly spaced between them. */
function stations(half: number, edge: number, cells: number): number[] {
  const steps = edge > 1.5 ? 5 : edge > 0.5 ? 3 : 2;
  const rounds = Array.from(
    { length: steps },
    (_, i) => edge * (1 - Math.tan(((1 - i / steps) * Math.PI) / 4)),
  );
  const inner = Array.from({ length: cells + 1 }, (_, i) => -half + edge + ((half - edge) * 2 * i) / cells);
  return [...rounds.map((r) => -half + r), ...inner, ...rounds.map((r) => half - r).reverse()];
}

/** A box of the given size around the origin, with rounded edges and an optional bend. */
export function box(width: number, height: number, depth: number, options: BoxOptions = {}): BufferGeometry {
  const size: Record<Axis, number> = { x: width / 2, y: height / 2, z: depth / 2 };
  const edge = Math.min(options.edge ?? 0.3, size.x * 0.999, size.y * 0.999, size.z * 0.999);
  const grain = options.grain ?? axes.reduce((a, b) => (size[b] > size[a] ? b : a));
  const faces: readonly [normal: Axis, sign: number, right: Axis, up: Axis][] = [
    ['x', 1, 'y', 'z'],
    ['x', -1, 'z', 'y'],
    ['y', 1, 'z', 'x'],
    ['y', -1, 'x', 'z'],
    ['z', 1, 'x', 'y'],
    ['z', -1, 'y', 'x'],
  ];
  const shift = options.shift ?? 0;
  const patches = faces.map(([normal, sign, right, up]): Patch => {
    const columns = stations(size[right], edge, options.cells ?? 1);
    const rows = stations(size[up], edge, options.cells ?? 1);
    const flat = rows.map((b) =>
      columns.map((a) => {
        const p = new Vector3();
        p[normal] = sign * size[normal];
        p[right] = a;
        p[up] = b;
        return p;
      }),
    );
    const uv = (p: Vector3): [number, number] =>
      up === grain ? [p[right] + shift, p[up] + shift * 1.7] : [p[up] + shift, p[right] + shift * 1.7];
    return {
      points: flat.map((row) => row.map((p) => rounded(p, size, edge, options.bend))),
      uvs: flat.map((row) => row.map(uv)),
    };
  });
  return joinPatches(patches);
}

function rounded(p: Vector3, size: Record<Axis, number>, edge: number, bend?: (p: Vector3) => void): Vector3 {
  const core = new Vector3();
  for (const axis of axes) core[axis] = Math.max(edge - size[axis], Math.min(size[axis] - edge, p[axis]));
  const out = p.clone().sub(core).setLength(edge).add(core);
  bend?.(out);
  return out;
}
