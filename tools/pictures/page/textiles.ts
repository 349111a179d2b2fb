import { band, clamp, tiled, type Painter } from './painter';

const wool: Painter = (u, v) => {
  const melange = tiled(u, v, 64, 3) * 0.4 + tiled(u, v, 128, 9) * 0.6;
  const weave = (band(u * 40 + Math.floor(v * 40) * 0.5) + band(v * 40)) / 2;
  return { mix: clamp(0.32 + (melange - 0.5) * 0.9), height: weave * 0.6 + melange * 0.4 };
};

const linen: Painter = (u, v) => {
  const warp = tiled(u, v * 0.06, 70, 2);
  const weft = tiled(u * 0.06, v, 70, 5);
  const over = (Math.floor(u * 48) + Math.floor(v * 48)) % 2 === 0;
  return { mix: clamp((over ? warp : weft) * 0.9 - 0.15), height: over ? band(u * 48) : band(v * 48) };
};

const boucle: Painter = (x, y) => {
  const turn = 2 * Math.PI;
  const u = (x + 0.014 * Math.sin(turn * (9 * y + 3 * x)) + 1) % 1;
  const v = (y + 0.014 * Math.sin(turn * (8 * x - 4 * y) + 1) + 1) % 1;
  const loops = tiled(u, v, 26, 4) * 0.55 + tiled(u, v, 52, 8) * 0.45;
  const knot = clamp((loops - 0.25) * 1.9);
  return { mix: clamp(0.4 - knot * 0.4), height: knot, shade: 0.86 + 0.14 * knot };
};

const leather: Painter = (u, v) => {
  const cloud = tiled(u, v, 6, 1);
  const fold = tiled(u, v, 40, 6);
  return { mix: clamp(cloud * 0.6 + fold * 0.25 - 0.2), height: clamp(fold * 1.2) };
};

/** Short pile: tufts in rows, with a drift of light and dark. */
const pile: Painter = (u, v) => {
  const tuft = tiled(u, v, 70, 3) * 0.5 + tiled(u, v, 120, 6) * 0.5;
  return {
    mix: clamp(0.25 + (tuft - 0.5) * 0.9 + (tiled(u, v, 7, 1) - 0.5) * 0.25),
    height: tuft,
    shade: 0.86 + 0.14 * tuft,
  };
};

/** Lozenges in thin, irregular dark lines on a light ground. */
const diamond: Painter = (u, v) => {
  const shake = (tiled(u, v, 12, 4) - 0.5) * 0.07;
  const line = (x: number) => Math.abs(x - Math.round(x));
  const on = Math.min(line(u + v + shake), line(u - v + shake)) < 0.035 ? 1 : 0;
  const tuft = tiled(u, v, 60, 3);
  return { mix: clamp(on * 0.95 + (tuft - 0.5) * 0.3 + 0.08), height: tuft, shade: 0.84 + 0.16 * tuft };
};

/** Flat-woven stripes of uneven width. */
const stripe: Painter = (u, v) => {
  const edges = [0.1, 0.13, 0.4, 0.46, 0.49, 0.52, 0.58, 0.86, 0.89];
  const dark = edges.filter((edge) => v > edge).length % 2 === 1 ? 0 : 1;
  const thread = band(u * 60) * 0.5 + band(v * 90) * 0.5;
  return { mix: clamp(dark * 0.86 + tiled(u, v, 60, 2) * 0.14), height: thread };
};

/** Patterns of cloth and leather. */
export const textiles = { wool, linen, boucle, leather, pile, diamond, stripe };
