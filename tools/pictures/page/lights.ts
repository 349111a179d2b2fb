import { Vector3 } from 'three';
import { randomFrom } from './random';

/** Light from one direction: `color` is its share of the light on an open floor. */
export interface LightSample {
  readonly direction: Vector3;
  readonly color: Vector3;
  /** True when it comes through the room's window. */
  readonly window: boolean;
}

/** An area of light: a disc of directions around `toward`, with its share of the light. */
export interface LightSource {
  readonly toward: readonly [number, number, number];
  /** Half angle in degrees. */
  readonly spread: number;
  readonly share: number;
  readonly tint?: readonly [number, number, number];
  /** True when it comes through the room's window. */
  readonly window?: boolean;
}

/** A large softbox at the upper left, a weaker one at the right, the rest from a dome. */
export const studioLights: readonly LightSource[] = [
  { toward: [-0.62, 0.8, 0.7], spread: 24, share: 0.54, tint: [1, 0.985, 0.96] },
  { toward: [0.15, 0.5, 0.95], spread: 26, share: 0.24 },
  { toward: [0.75, 0.6, 0.25], spread: 28, share: 0.12, tint: [0.97, 0.99, 1.03] },
  { toward: [0, 1, -0.12], spread: 62, share: 0.26, tint: [0.985, 0.995, 1.02] },
];

/** Points of a disc, evenly distributed (a golden-angle spiral). */
function disc(index: number, count: number, turn: number): [number, number] {
  const radius = Math.sqrt((index + 0.5) / count);
  const angle = index * 2.399963 + turn;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function sampleSource(source: LightSource, count: number, turn: number): LightSample[] {
  const axis = new Vector3(...source.toward).normalize();
  const side =
    new Vector3(0, 0, 1).cross(axis).lengthSq() > 0.01 ? new Vector3(0, 0, 1) : new Vector3(1, 0, 0);
  side.cross(axis).normalize();
  const up = axis.clone().cross(side);
  const reach = Math.tan((Math.min(source.spread, 70) * Math.PI) / 180);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = disc(i, count, turn);
    const direction = axis
      .clone()
      .addScaledVector(side, x * reach)
      .addScaledVector(up, y * reach)
      .normalize();
    const color = new Vector3(...(source.tint ?? [1, 1, 1])).multiplyScalar(source.share / count);
    return { direction, color, window: source.window ?? false };
  });
}

/** Distribute `count` samples over the sources by their share, none of them below the horizon. */
export function sampleLights(sources: readonly LightSource[], count: number, seed: string): LightSample[] {
  const random = randomFrom(seed);
  const total = sources.reduce((sum, source) => sum + source.share, 0);
  const samples = sources.flatMap((source) =>
    sampleSource(source, Math.max(2, Math.round((count * source.share) / total)), random() * 6.28),
  );
  const above = samples.filter(({ direction }) => direction.y > 0.04);
  const order = above.map((sample) => ({ sample, key: random() }));
  return order.sort((a, b) => a.key - b.key).map(({ sample }) => sample);
}

/** Total light of all samples on an open surface facing `normal`. */
export function openLight(samples: readonly LightSample[], normal: Vector3): Vector3 {
  return samples.reduce(
    (sum, { direction, color }) => sum.addScaledVector(color, Math.max(0, direction.dot(normal))),
    new Vector3(),
  );
}
