import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  MirroredRepeatWrapping,
  RepeatWrapping,
} from 'three';
import { fractal, noise } from './random';

/** One texel: share of the second colour, height, shade of hollows, and whether anything is there. */
interface Texel {
  readonly mix: number;
  readonly height: number;
  readonly shade?: number;
  readonly hole?: boolean;
}

type Painter = (u: number, v: number) => Texel;

const clamp = (x: number) => Math.min(1, Math.max(0, x));
const band = (x: number) => 0.5 - 0.5 * Math.cos(x * 2 * Math.PI);

/** Noise that joins at the edges of the unit square. */
function tiled(u: number, v: number, cells: number, seed = 0): number {
  const at = (x: number, y: number) => noise(x * cells, y * cells, seed);
  const [a, b] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const row = (y: number) => at(u, y) * (1 - a) + at(u - 1, y) * a;
  return row(v) * (1 - b) + row(v - 1) * b;
}

/** Plain-sawn board: rings cut at a slant give flames, fine pores run along the grain. */
const wood: Painter = (u, v) => {
  const [x, y] = [u * 6, v * 6];
  const drift = fractal(x * 0.35, y * 0.09, 3, 3) * 2.4;
  const flame = Math.hypot((u - 0.42) * 5 + drift, (v - 0.3) * 0.7 + 0.35);
  const ring = flame * 6.5;
  const edge = ring - Math.floor(ring);
  const streak = fractal(x * 9, y * 0.25, 7, 3);
  const pore = noise(x * 60, y * 2.2, 11) * noise(x * 22, y * 0.9, 5) > 0.56 ? 1 : 0;
  const grain = 0.1 + 0.26 * edge ** 2.6 + 0.42 * (streak - 0.35);
  return { mix: clamp(grain + pore * 0.22), height: 0.5 - pore * 0.5 };
};

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

const speckle: Painter = (u, v) => {
  const dot = tiled(u, v, 60, 2) > 0.82 ? 0.8 : 0;
  return { mix: clamp(dot + tiled(u, v, 5, 7) * 0.25), height: tiled(u, v, 9, 3) };
};

/** Six-way cane webbing: pairs of strands across, along and on both diagonals. */
const cane: Painter = (u, v) => {
  const strand = (x: number, width: number) => Math.max(0, 1 - Math.abs(x - Math.round(x)) / width);
  const straight = Math.max(strand(u * 4, 0.17), strand(v * 4, 0.17));
  const slanted = Math.max(strand((u + v) * 4 + 0.5, 0.14), strand((u - v) * 4 + 0.5, 0.14));
  const height = Math.max(straight, slanted * 0.8);
  return { mix: clamp(0.5 - height * 0.5), height, shade: 0.7 + 0.3 * height, hole: height <= 0.02 };
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

/** Short pile: tufts in rows, with a drift of light and dark. */
const pile: Painter = (u, v) => {
  const tuft = tiled(u, v, 70, 3) * 0.5 + tiled(u, v, 120, 6) * 0.5;
  return {
    mix: clamp(0.25 + (tuft - 0.5) * 0.9 + (tiled(u, v, 7, 1) - 0.5) * 0.25),
    height: tuft,
    shade: 0.86 + 0.14 * tuft,
  };
};

/** Lozenges in thin dark lines on a light ground, drawn by an unsteady hand. */
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

const paper: Painter = (u, v) => {
  const fibre = tiled(u, v, 30, 5) * 0.5 + tiled(u, v * 0.3, 60, 9) * 0.5;
  return { mix: clamp(fibre * 0.5), height: fibre };
};

const plain: Painter = () => ({ mix: 0, height: 0.5 });

const plaster: Painter = (u, v) => ({
  mix: tiled(u, v, 4, 2) * 0.5 + tiled(u, v, 24, 4) * 0.2,
  height: tiled(u, v, 30, 6),
});

/** Floor boards, four across: each with grain of its own, thin dark joints between. */
const boards: Painter = (u, v) => {
  const board = Math.floor(u * 4);
  const inside = u * 4 - board;
  const end = (v + board * 0.37) % 1;
  const joint = Math.min(inside, 1 - inside) < 0.012 || end < 0.002 ? 1 : 0;
  const { mix } = wood(inside * 0.7 + board * 0.9, v * 1.6 + board * 3.1);
  return { mix: clamp(mix * 0.7 + noise(board * 7.1, 2) * 0.25), height: 1 - joint, shade: 1 - joint * 0.45 };
};

const painters = {
  wood,
  wool,
  linen,
  boucle,
  leather,
  speckle,
  cane,
  cord,
  coil,
  wicker,
  pile,
  diamond,
  stripe,
  paper,
  plain,
  plaster,
  boards,
};

/** The name of a surface pattern. */
export type PatternName = keyof typeof painters;

/** Paints a pattern; the same name always gives the same texels. */
export function pattern(name: PatternName): DataTexture {
  const size = name === 'plain' ? 4 : name === 'wood' || name === 'boards' ? 1024 : 512;
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const texel = painters[name]((x + 0.5) / size, (y + 0.5) / size);
      const values = [texel.mix, texel.height, texel.shade ?? 1, texel.hole ? 0 : 1];
      data.set(
        values.map((value) => Math.round(clamp(value) * 255)),
        (y * size + x) * 4,
      );
    }
  }
  const texture = new DataTexture(data, size, size);
  const wrap = name === 'wood' ? MirroredRepeatWrapping : RepeatWrapping;
  Object.assign(texture, {
    wrapS: wrap,
    wrapT: wrap,
    magFilter: LinearFilter,
    minFilter: LinearMipmapLinearFilter,
  });
  texture.generateMipmaps = true;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
}
