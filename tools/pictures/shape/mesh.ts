import { BufferAttribute, BufferGeometry, Vector3 } from 'three';

/** A point in cm: x right, y up, z towards the viewer. */
export type Point = readonly [x: number, y: number, z: number];

/** A grid of points and texture coordinates for one face of a model. */
export interface Patch {
  readonly points: readonly (readonly Vector3[])[];
  readonly uvs: readonly (readonly (readonly [number, number])[])[];
}

/** Steps of 0.002 cm: points in one step share a normal. */
const steps = 500;
/** Maximum steps per axis, so that three coordinates pack into one exact number (span³ < 2⁵³). */
const span = 200_000;

/** One number for all points at a position, in cm. */
const key = (x: number, y: number, z: number) =>
  (Math.round(x * steps) * span + Math.round(y * steps)) * span + Math.round(z * steps);

/**
 * Join patches to one smooth surface: normals are shared wherever patches meet.
 * @param patches rows run right, columns up, seen from outside
 */
export function joinPatches(patches: readonly Patch[]): BufferGeometry {
  const sizes = patches.map(({ points }) => [points.length, points[0]?.length ?? 0] as const);
  const vertices = sizes.reduce((sum, [rows, columns]) => sum + rows * columns, 0);
  const quads = sizes.reduce((sum, [rows, columns]) => sum + Math.max(rows - 1, 0) * (columns - 1), 0);
  const positions = new Float32Array(vertices * 3);
  const uvs = new Float32Array(vertices * 2);
  const indices = new Uint32Array(quads * 6);
  let vertex = 0;
  let index = 0;
  for (const { points, uvs: texture } of patches) {
    const columns = points[0]?.length ?? 0;
    for (const [j, row] of points.entries())
      for (const [i, p] of row.entries()) {
        p.toArray(positions, vertex * 3);
        uvs.set(texture[j]?.[i] ?? [0, 0], vertex * 2);
        if (j > 0 && i > 0) {
          const [d, c, b, a] = [vertex, vertex - 1, vertex - columns, vertex - columns - 1];
          indices.set([a, b, d, a, d, c], index);
          index += 6;
        }
        vertex += 1;
      }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new BufferAttribute(uvs, 2));
  geometry.setAttribute('normal', new BufferAttribute(normalsOf(positions, indices), 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}

/**
 * Normals averaged over all corners at the same position, weighted by the triangles' areas.
 * @param positions three numbers for each vertex, in cm
 * @param indices three vertices for each triangle
 */
function normalsOf(positions: Float32Array, indices: Uint32Array): Float32Array<ArrayBuffer> {
  const normals = new Float32Array(positions.length);
  const coordinate = (i: number) => positions[i] ?? 0;
  const firsts = new Map<number, number>();
  const shared = Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const at = key(coordinate(vertex * 3), coordinate(vertex * 3 + 1), coordinate(vertex * 3 + 2));
    const first = firsts.get(at);
    if (first === undefined) firsts.set(at, vertex);
    return first ?? vertex;
  });
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  const sums = new Float64Array(positions.length);
  const add = (vertex: number) => {
    const first = (shared[vertex] ?? 0) * 3;
    sums[first] = (sums[first] ?? 0) + b.x;
    sums[first + 1] = (sums[first + 1] ?? 0) + b.y;
    sums[first + 2] = (sums[first + 2] ?? 0) + b.z;
  };
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t] ?? 0, indices[t + 1] ?? 0, indices[t + 2] ?? 0] as const;
    a.fromArray(positions, corners[0] * 3);
    b.fromArray(positions, corners[1] * 3).sub(a);
    c.fromArray(positions, corners[2] * 3).sub(a);
    b.cross(c);
    corners.forEach(add);
  }
  shared.forEach((first, vertex) =>
    a
      .fromArray(sums, first * 3)
      .normalize()
      .toArray(normals, vertex * 3),
  );
  return normals;
}
