/** A seeded source of numbers in [0, 1): the same seed gives the same picture. */
export type Random = () => number;

/** Mulberry32, seeded by a text so that every model has a separate stream. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 ^ 0x5bd1e995);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const fade = (t: number) => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Smooth value noise in [0, 1]; one unit of the input is one cell. */
export function noise(x: number, y: number, z = 0): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [fade(x - i), fade(y - j), fade(z - k)];
  const plane = (dz: number) =>
    mix(
      mix(hash(i, j, k + dz), hash(i + 1, j, k + dz), u),
      mix(hash(i, j + 1, k + dz), hash(i + 1, j + 1, k + dz), u),
      v,
    );
  return mix(plane(0), plane(1), w);
}

/** Several octaves of noise, in [0, 1]. */
export function fractal(x: number, y: number, z = 0, octaves = 4): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let o = 0; o < octaves; o++) {
    sum += weight * noise(x, y, z + o * 17.3);
    total += weight;
    weight /= 2;
    x *= 2.03;
    y *= 2.03;
    z *= 2.03;
  }
  return sum / total;
}
