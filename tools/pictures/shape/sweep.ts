import {
  CatmullRomCurve3,
  CurvePath,
  LineCurve3,
  QuadraticBezierCurve3,
  Vector3,
  type BufferGeometry,
  type Curve,
} from 'three';
import { joinPatches, type Point } from './mesh';

/** Options of a sweep, by default a round rod. */
export interface SweepOptions {
  /** Radius in cm, or the radius at 0…1 along the path. */
  readonly radius: number | ((t: number) => number);
  /** Thickness across `flatAxis` in relation to the radius. */
  readonly flat?: number;
  readonly closed?: boolean;
  /** Radius in cm of the corners between straight pieces; without it the path is a smooth curve. */
  readonly corner?: number;
  readonly segments?: number;
  readonly sides?: number;
  /** Squareness of the section: 0 is round, 1 nearly square. */
  readonly square?: number;
}

const vector = ([x, y, z]: Point) => new Vector3(x, y, z);

function cornered(points: readonly Vector3[], corner: number, closed: boolean): Curve<Vector3> {
  const path = new CurvePath<Vector3>();
  const count = points.length;
  const at = (i: number) => points[((i % count) + count) % count] ?? new Vector3();
  const cut = (i: number, toward: number) => {
    const [p, q] = [at(i), at(toward)];
    const reach = Math.min(corner, p.distanceTo(q) * 0.49);
    return p.clone().addScaledVector(q.clone().sub(p).normalize(), reach);
  };
  const first = closed ? 0 : 1;
  const last = closed ? count : count - 1;
  let from = closed ? cut(0, -1) : at(0);
  for (let i = first; i < last; i++) {
    const [before, after] = [cut(i, i - 1), cut(i, i + 1)];
    if (from.distanceTo(before) > 0.001) path.add(new LineCurve3(from, before));
    path.add(new QuadraticBezierCurve3(before, at(i), after));
    from = after;
  }
  const end = closed ? cut(0, -1) : at(count - 1);
  if (from.distanceTo(end) > 0.001) path.add(new LineCurve3(from, end));
  return path;
}

/** A rod, tube, spindle or piping along the points, with rounded ends. */
export function sweep(points: readonly Point[], options: SweepOptions): BufferGeometry {
  const { closed = false, flat = 1, square = 0 } = options;
  const vectors = points.map(vector);
  const curve =
    options.corner !== undefined
      ? cornered(vectors, options.corner, closed)
      : vectors.length === 2
        ? new LineCurve3(vectors[0], vectors[1])
        : new CatmullRomCurve3(vectors, closed, 'centripetal');
  const segments = options.segments ?? Math.max(8, points.length * (options.corner === undefined ? 10 : 9));
  const sides = options.sides ?? 14;
  const radius = typeof options.radius === 'number' ? () => options.radius as number : options.radius;
  const length = curve.getLength();
  const steps = ring(segments, closed, length, radius);
  const frames = frameAlong(
    curve,
    steps.map(({ t }) => t),
    closed,
  );
  const rows = steps.map(({ t, scale }, j) => {
    const frame = frames[j];
    if (!frame) return [];
    return Array.from({ length: sides + 1 }, (_, i) => {
      const angle = (i / sides) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const bulge = 1 + square * 0.36 * (1 / Math.max(Math.abs(c), Math.abs(s)) - 1) * 2.4;
      const r = radius(t) * scale * (square ? Math.min(bulge, 1.36) : 1);
      return frame.point
        .clone()
        .addScaledVector(frame.normal, c * r)
        .addScaledVector(frame.side, s * r * flat);
    });
  });
  const around = radius(0.5) * Math.PI * 2;
  const uvs = steps.map(({ t }) =>
    Array.from({ length: sides + 1 }, (_, i): [number, number] => [(i / sides) * around, t * length]),
  );
  return joinPatches([{ points: rows, uvs }]);
}

/** Positions along the path, with extra ones that round off the ends. */
function ring(segments: number, closed: boolean, length: number, radius: (t: number) => number) {
  const middle = Array.from({ length: segments + 1 }, (_, i) => ({ t: i / segments, scale: 1 }));
  if (closed) return middle;
  const cap = Math.min(0.4, radius(0) * 0.35);
  const rounding = [0, 0.45, 0.75, 0.93].map((scale, i) => ({ t: ((i / 4) ** 2 * cap) / length, scale }));
  const capEnd = Math.min(0.4, radius(1) * 0.35);
  const ending = [0.93, 0.75, 0.45, 0].map((scale, i) => ({
    t: 1 - (((3 - i) / 4) ** 2 * capEnd) / length,
    scale,
  }));
  const start = { t: cap / length, scale: 1 };
  const end = { t: 1 - capEnd / length, scale: 1 };
  return [...rounding, start, ...middle.filter(({ t }) => t > start.t && t < end.t), end, ...ending];
}

interface Frame {
  readonly point: Vector3;
  readonly normal: Vector3;
  readonly side: Vector3;
}

/** Frames with minimal rotation; the first normal is as horizontal as the path allows. */
function frameAlong(curve: Curve<Vector3>, places: readonly number[], closed: boolean): Frame[] {
  const tangents = places.map((t) => curve.getTangentAt(Math.min(1, Math.max(0, t))).normalize());
  const start = tangents[0] ?? new Vector3(0, 1, 0);
  const level = Math.abs(start.x) > 0.9 ? new Vector3(0, 0, 1) : new Vector3(1, 0, 0);
  let normal = level.clone().addScaledVector(start, -level.dot(start)).normalize();
  const frames = places.map((t, i): Frame => {
    const tangent = tangents[i] ?? start;
    normal = normal.clone().addScaledVector(tangent, -normal.dot(tangent)).normalize();
    return {
      point: curve.getPointAt(Math.min(1, Math.max(0, t))),
      normal,
      side: tangent.clone().cross(normal),
    };
  });
  const [head, tail] = [frames[0], frames.at(-1)];
  if (closed && head && tail) frames[frames.length - 1] = head;
  return frames;
}
