import { Vector3, type BufferGeometry } from 'three';
import { joinPatches, type Patch } from './mesh';

/** Options of a sheet. */
export interface SheetOptions {
  /** Thickness in cm, or the thickness by position. */
  readonly thickness: number | ((u: number, v: number) => number);
  readonly columns?: number;
  readonly rows?: number;
  /** Size of the sheet in cm, for its pattern. */
  readonly size?: readonly [number, number];
}

const rim = 7;

/** A bent sheet with rounded rim (moulded plywood, a shell, a pad): `middle` is its middle surface over 0…1 × 0…1. */
export function sheet(middle: (u: number, v: number) => Vector3, options: SheetOptions): BufferGeometry {
  const { columns = 32, rows = 32, size = [50, 50] } = options;
  const thickness = (u: number, v: number) =>
    typeof options.thickness === 'number' ? options.thickness : options.thickness(u, v);
  const place = (i: number, j: number) => {
    const [u, v] = [i / columns, j / rows];
    const step = 0.004;
    const across = middle(Math.min(1, u + step), v).sub(middle(Math.max(0, u - step), v));
    const along = middle(u, Math.min(1, v + step)).sub(middle(u, Math.max(0, v - step)));
    return { p: middle(u, v), n: across.cross(along).normalize(), half: thickness(u, v) / 2 };
  };
  const grid = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => place(i, j)),
  );
  const uvs = grid.map((row, j) =>
    row.map((_, i): [number, number] => [(i / columns) * size[0], (j / rows) * size[1]]),
  );
  const face = (side: number): Patch => ({
    points: grid.map((row) => row.map(({ p, n, half }) => p.clone().addScaledVector(n, half * side))),
    uvs,
  });
  const back = face(-1);
  const mirrored: Patch = {
    points: back.points.map((row) => [...row].reverse()),
    uvs: uvs.map((row) => [...row].reverse()),
  };
  return joinPatches([face(1), mirrored, edging(grid)]);
}

interface Place {
  readonly p: Vector3;
  readonly n: Vector3;
  readonly half: number;
}

/** Position and direction of the rim: the indexes on the grid, and the steps from there into the sheet. */
type RimStop = readonly [i: number, j: number, di: number, dj: number];

/** Stops once round the sheet; at each corner the rim turns in small steps. */
function rimStops(width: number, height: number): RimStop[] {
  const along = (count: number, stop: (k: number) => RimStop) =>
    Array.from({ length: count + 1 }, (_, k) => stop(k));
  const turning = ([i, j, di, dj]: RimStop, [ei, ej]: readonly [number, number]) =>
    [0.25, 0.5, 0.75].map((t): RimStop => [
      i,
      j,
      di * Math.cos((t * Math.PI) / 2) + ei * Math.sin((t * Math.PI) / 2),
      dj * Math.cos((t * Math.PI) / 2) + ej * Math.sin((t * Math.PI) / 2),
    ]);
  return [
    ...along(width, (k) => [k, 0, 0, 1]),
    ...turning([width, 0, 0, 1], [-1, 0]),
    ...along(height, (k) => [width, k, -1, 0]),
    ...turning([width, height, -1, 0], [0, -1]),
    ...along(width, (k) => [width - k, height, 0, -1]),
    ...turning([0, height, 0, -1], [1, 0]),
    ...along(height, (k) => [0, height - k, 1, 0]),
    ...turning([0, 0, 1, 0], [0, 1]),
    [0, 0, 0, 1],
  ];
}

/** The rounded rim round the sheet. */
function edging(grid: readonly (readonly Place[])[]): Patch {
  const last = grid.length - 1;
  const width = (grid[0]?.length ?? 1) - 1;
  const at = (i: number, j: number) =>
    grid[Math.min(last, Math.max(0, j))]?.[Math.min(width, Math.max(0, i))];
  let way = 0;
  let before: Vector3 | undefined;
  const columns = rimStops(width, last).flatMap(([i, j, di, dj]) => {
    const here = at(i, j);
    const [across, along] = [at(i + Math.sign(di), j), at(i, j + Math.sign(dj))];
    if (!here || !across || !along) return [];
    const out = new Vector3();
    if (Math.abs(di) > 0.01) out.addScaledVector(here.p.clone().sub(across.p).normalize(), Math.abs(di));
    if (Math.abs(dj) > 0.01) out.addScaledVector(here.p.clone().sub(along.p).normalize(), Math.abs(dj));
    out.addScaledVector(here.n, -out.dot(here.n)).normalize();
    way += before ? before.distanceTo(here.p) : 0;
    before = here.p;
    const points = Array.from({ length: rim + 1 }, (_, k) => {
      const angle = (k / rim - 0.5) * Math.PI;
      return here.p
        .clone()
        .addScaledVector(here.n, Math.sin(angle) * here.half)
        .addScaledVector(out, Math.cos(angle) * here.half);
    });
    return [{ points, way, girth: here.half * Math.PI }];
  });
  const row = (k: number) => columns.map(({ points }) => points[k] ?? new Vector3());
  const texture = (k: number) =>
    columns.map((column): [number, number] => [column.way, (column.girth * k) / rim]);
  const rows = Array.from({ length: rim + 1 }, (_, k) => k);
  return { points: rows.map(row), uvs: rows.map(texture) };
}
