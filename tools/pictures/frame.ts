import type { Frame } from '../../mocks/media/manifest';

/** Minimum alpha of a pixel that counts as part of the product; shadows and cords have none. */
const covered = 128;

/**
 * Bounding box of the product in a square picture, from its alpha.
 * @param pixels rows of RGBA from the bottom up, alpha being the product's share of the pixel
 */
export function frameOf(pixels: Buffer, size: number): Frame {
  let [left, top, right, bottom] = [size, size, 0, 0];
  for (let row = 0; row < size; row++) {
    const y = size - 1 - row;
    for (let x = 0; x < size; x++) {
      if ((pixels[(row * size + x) * 4 + 3] ?? 0) < covered) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const share = (value: number) => Math.round((value / size) * 1000) / 1000;
  return [share(left), share(top), share(right), share(bottom)];
}
