import { BufferAttribute, BufferGeometry, Vector3 } from 'three';

/** A point in cm: x right, y up, z towards the viewer. */
export type Point = readonly [x: number, y: number, z: number];

/** A grid of points and texture coordinates for one face of a model. */
export interface Patch {
  readonly points: readonly (readonly Vector3[])[];
  readonly uvs: readonly (readonly (readonly [number, number])[])[];
}

const key = (p: Vector3) => `${Math.round(p.x * 500)},${Math.round(p.y * 500)},${Math.round(p.z * 500)}`;

/**
 * Join patches to one smooth surface: normals are shared wherever patches meet.
 * @param patches rows run right, columns up, seen from outside
 */
export function joinPatches(patches: readonly Patch[]): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (const { points, uvs: texture } of patches) {
    const base = positions.length / 3;
    const columns = points[0]?.length ?? 0;
    points.forEach((row, j) =>
      row.forEach((p, i) => {
        positions.push(p.x, p.y, p.z);
        const [u, v] = texture[j]?.[i] ?? [0, 0];
        uvs.push(u, v);
        if (j === 0 || i === 0) return;
        const [d, c] = [base + j * columns + i, base + j * columns + i - 1];
        const [b, a] = [d - columns, c - columns];
        indices.push(a, b, d, a, d, c);
      }),
    );
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(indices);
  return smooth(geometry);
}

/** Normals averaged over all corners at the same position, weighted by the triangles' areas. */
function smooth(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const index = geometry.getIndex();
  const sums = new Map<string, Vector3>();
  const at = (i: number) => new Vector3().fromBufferAttribute(position, i);
  const keys = Array.from({ length: position.count }, (_, i) => key(at(i)));
  for (let t = 0; index && t < index.count; t += 3) {
    const corners = [index.getX(t), index.getX(t + 1), index.getX(t + 2)] as const;
    const [a, b, c] = [at(corners[0]), at(corners[1]), at(corners[2])];
    const normal = b.sub(a).cross(c.sub(a));
    for (const corner of corners) {
      const name = keys[corner] ?? '';
      const sum = sums.get(name);
      if (sum) sum.add(normal);
      else sums.set(name, normal.clone());
    }
  }
  const normals = keys.flatMap((name) =>
    (sums.get(name) ?? new Vector3(0, 1, 0)).clone().normalize().toArray(),
  );
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  return geometry;
}
