import { band, clamp, tiled, type Painter } from './painter';

/** Six-way cane webbing: pairs of strands across, along and on both diagonals. */
const cane: Painter = (u, v) => {
  const strand = (x: number, width: number) => Math.max(0, 1 - Math.abs(x - Math.round(x)) / width);
  const straight = Math.max(strand(u * 4, 0.17), strand(v * 4, 0.17));
  const slanted = Math.max(strand((u + v) * 4 + 0.5, 0.14), strand((u - v) * 4 + 0.5, 0.14));
  const height = Math.max(straight, slanted * 0.8);
  return { mix: clamp(0.35 - height * 0.35), height, shade: 0.82 + 0.18 * height, hole: height <= 0.02 };
};

const cord: Painter = (u, v) => {
  const strand = band(v * 8);
  const twist = band(v * 8 + u * 12);
  return {
    mix: clamp(0.9 - strand * 0.85 + (1 - twist) * 0.12),
    height: strand ** 0.5,
    shade: 0.6 + 0.4 * strand,
  };
};

const coil: Painter = (u, v) => {
  const wrap = band(u * 5 + v * 1.5) ** 0.6;
  const fibre = tiled(u, v, 40, 3);
  return { mix: clamp(0.6 - wrap * 0.55 + (fibre - 0.5) * 0.5), height: wrap, shade: 0.8 + 0.2 * wrap };
};

const wicker: Painter = (u, v) => {
  const row = Math.floor(v * 8);
  const stake = Math.abs(Math.sin(Math.PI * (u * 4 + (row % 2) * 0.5)));
  const round = band(v * 8) ** 0.5;
  const height = round * (0.25 + 0.75 * stake);
  return { mix: clamp(0.8 - height), height, shade: 0.62 + 0.38 * height };
};

const paper: Painter = (u, v) => {
  const fibre = tiled(u, v, 30, 5) * 0.5 + tiled(u, v * 0.3, 60, 9) * 0.5;
  return { mix: clamp(fibre * 0.5), height: fibre };
};

/** Patterns of woven or wound plant fibres. */
export const fibres = { cane, cord, coil, wicker, paper };
