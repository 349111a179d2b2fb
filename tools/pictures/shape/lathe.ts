import { Vector3, type BufferGeometry } from 'three';
import { joinPatches } from './mesh';

/** A point of an outline: distance from the axis and height in cm, and the radius of the corner. */
export type OutlinePoint = readonly [radius: number, height: number, corner?: number];

/** The outline with its corners rounded by short arcs. */
export function roundedOutline(points: readonly OutlinePoint[], steps = 5): [number, number][] {
  return points.flatMap(([x, y, corner = 0], i): [number, number][] => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!corner || !before || !after) return [[x, y]];
    const toward = ([px, py]: OutlinePoint): [number, number] => {
      const distance = Math.hypot(px - x, py - y);
      const reach = Math.min(corner, distance * 0.49) / distance;
      return [x + (px - x) * reach, y + (py - y) * reach];
    };
    const [[ax, ay], [bx, by]] = [toward(before), toward(after)];
    return Array.from({ length: steps + 1 }, (_, k): [number, number] => {
      const t = k / steps;
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [p * ax + q * x + r * bx, p * ay + q * y + r * by];
    });
  });
}

/** A smooth curve through the points, for outlines without corners. */
export function curvedOutline(points: readonly (readonly [number, number])[], steps = 8): [number, number][] {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const out: [number, number][] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const curve = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3);
      out.push([curve(0), curve(1)]);
    }
  }
  const end = at(points.length - 1);
  return [...out, [end[0], end[1]]];
}

/** Options of a turned part. */
export interface LatheOptions {
  readonly segments?: number;
  /** Factor on the radius at an angle (radians) and height (cm): ribs, pleats, ovals. */
  readonly shape?: (angle: number, height: number) => number;
  /** Part of the full turn, 1 being all round. */
  readonly turn?: number;
}

/** Rotate an outline round the y axis; the outline runs from the bottom up along the outside. */
export function lathe(
  outline: readonly (readonly [number, number])[],
  options: LatheOptions = {},
): BufferGeometry {
  const segments = options.segments ?? 72;
  const girth = Math.max(...outline.map(([r]) => r));
  let way = 0;
  const rows = outline.map(([r, y], j) => {
    const before = outline[j - 1];
    if (before) way += Math.hypot(r - before[0], y - before[1]);
    const points: Vector3[] = [];
    const uvs: [number, number][] = [];
    for (let i = 0; i <= segments; i++) {
      const angle = (i / segments) * Math.PI * 2 * (options.turn ?? 1);
      const reach = r * (options.shape?.(angle, y) ?? 1);
      points.push(new Vector3(Math.sin(angle) * reach, y, Math.cos(angle) * reach));
      uvs.push([angle * girth, way]);
    }
    return { points, uvs };
  });
  return joinPatches([{ points: rows.map(({ points }) => points), uvs: rows.map(({ uvs }) => uvs) }]);
}
