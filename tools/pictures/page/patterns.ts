import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  MirroredRepeatWrapping,
  RepeatWrapping,
} from 'three';
import { fibres } from './fibres';
import { clamp, tiled, type Painter } from './painter';
import { fractal, noise } from './random';
import { textiles } from './textiles';

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

const speckle: Painter = (u, v) => {
  const dot = tiled(u, v, 60, 2) > 0.82 ? 0.8 : 0;
  return { mix: clamp(dot + tiled(u, v, 5, 7) * 0.25), height: tiled(u, v, 9, 3) };
};

const plain: Painter = () => ({ mix: 0, height: 0.5 });

const plaster: Painter = (u, v) => ({
  mix: tiled(u, v, 4, 2) * 0.5 + tiled(u, v, 24, 4) * 0.2,
  height: tiled(u, v, 30, 6),
});

/** Floor boards, four across: each with different grain, thin dark joints between. */
const boards: Painter = (u, v) => {
  const board = Math.floor(u * 4);
  const inside = u * 4 - board;
  const end = (v + board * 0.37) % 1;
  const joint = Math.min(inside, 1 - inside) < 0.012 || end < 0.002 ? 1 : 0;
  const { mix } = wood(inside * 0.7 + board * 0.9, v * 1.6 + board * 3.1);
  return { mix: clamp(mix * 0.7 + noise(board * 7.1, 2) * 0.25), height: 1 - joint, shade: 1 - joint * 0.45 };
};

const painters = { ...textiles, ...fibres, wood, speckle, plain, plaster, boards };

/** The name of a surface pattern. */
export type PatternName = keyof typeof painters;

/** Paint a pattern; the same name always gives the same texels. */
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
