import { Vector3, type BufferGeometry } from 'three';
import { fractal, noise } from '../page/random';
import { box } from './box';
import { joinPatches, type Patch, type Point } from './mesh';
import { sweep } from './sweep';

/** Filling of a seat or back cushion. */
export interface CushionOptions {
  /** Rise of the middle of the top, in cm. */
  readonly crown?: number;
  /** Bulge of the front, in cm. */
  readonly bulge?: number;
  /** Radius of the edges in cm. */
  readonly edge?: number;
  /** Depth of the creases in cm. */
  readonly crease?: number;
  readonly seed?: number;
}

const rise = (t: number) => 1 - t ** 4;

/** A boxed cushion around the origin: crowned, bulging, lightly creased. */
export function cushion(
  width: number,
  height: number,
  depth: number,
  options: CushionOptions = {},
): BufferGeometry {
  const { crown = height * 0.12, bulge = 1.2, crease = 0.35, seed = 1 } = options;
  const [w, h, d] = [width / 2, height / 2, depth / 2];
  return box(width, height, depth, {
    edge: options.edge ?? Math.min(height * 0.3, 5),
    cells: 22,
    bend: (p) => {
      const [x, y, z] = [p.x / w, p.y / h, p.z / d];
      p.y += Math.sign(y) * crown * rise(x) * rise(z) * Math.abs(y) ** 2;
      p.z += Math.sign(z) * bulge * rise(x) * rise(y) * Math.abs(z) ** 3;
      p.x += Math.sign(x) * bulge * 0.6 * rise(y) * rise(z) * Math.abs(x) ** 3;
      const fold = fractal(p.x * 0.05 + seed * 7, p.y * 0.06, p.z * 0.05 + seed, 3) - 0.5;
      p.addScaledVector(new Vector3(x, y, z).normalize(), fold * crease * 3);
    },
  });
}

/** Piping round the upper or lower rim of a boxed cushion, `inset` cm inside its corner. */
export function piping(
  width: number,
  y: number,
  depth: number,
  corner: number,
  radius = 0.45,
): BufferGeometry {
  const [x, z] = [width / 2, depth / 2];
  const around: Point[] = [
    [x, y, z],
    [-x, y, z],
    [-x, y, -z],
    [x, y, -z],
  ];
  return sweep(around, { radius, closed: true, corner, segments: 120, sides: 8 });
}

/** The outline of a loose pillow: slightly concave sides, pointed corners. */
function pillowOutline(u: number, v: number, width: number, height: number): [number, number] {
  const draw = (t: number) => 1 - 0.07 * (1 - t * t);
  return [(u * width * draw(v)) / 2, (v * height * draw(u)) / 2];
}

/** A loose scatter cushion upright around the origin, `puff` cm thick in its middle. */
export function pillow(width: number, height: number, puff: number, seed = 1): BufferGeometry {
  const cells = 44;
  const side = (sign: number): Patch => {
    const rows = Array.from({ length: cells + 1 }, (_, j) =>
      Array.from({ length: cells + 1 }, (_, i): [number, number] => [
        Math.sin((i / cells - 0.5) * Math.PI * 0.98) / Math.sin(Math.PI * 0.49),
        Math.sin((j / cells - 0.5) * Math.PI * 0.98) / Math.sin(Math.PI * 0.49),
      ]).map(([u, v]) => [u * sign, v] as const),
    );
    const point = ([u, v]: readonly [number, number]) => {
      const [x, y] = pillowOutline(u, v, width, height);
      const body = ((1 - u * u) * (1 - v * v)) ** 0.5 * (1 - 0.12 * (u * u + v * v));
      const radial = Math.atan2(v, u);
      const corner = Math.abs(u * v) ** 1.5;
      const gather =
        (noise(radial * 7 + seed * 3, (u * u + v * v) * 0.8, sign + seed) - 0.5) * (0.25 + corner) * body;
      return new Vector3(x, y, sign * (body * puff * 0.5 + gather * puff * 0.16));
    };
    return {
      points: rows.map((row) => row.map(point)),
      uvs: rows.map((row) => row.map(([u, v]): [number, number] => [(u * width) / 2, (v * height) / 2])),
    };
  };
  return joinPatches([side(1), side(-1)]);
}

/** Piping along the seam of a loose pillow. */
export function pillowPiping(width: number, height: number, radius = 0.5): BufferGeometry {
  const steps = 14;
  const edge = (from: (t: number) => [number, number]) =>
    Array.from({ length: steps }, (_, i): Point => {
      const [u, v] = from((i / steps) * 2 - 1);
      const [x, y] = pillowOutline(u, v, width, height);
      return [x, y, 0];
    });
  const points = [
    ...edge((t) => [-t, 1]),
    ...edge((t) => [-1, -t]),
    ...edge((t) => [t, -1]),
    ...edge((t) => [1, t]),
  ];
  return sweep(points, { radius, closed: true, corner: 1.2, segments: 220, sides: 8 });
}
