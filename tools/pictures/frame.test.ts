import { expect, test } from 'vitest';
import { frameOf } from './frame';

test('LIST-01 the frame of a product is measured from its upper left corner, without shadow and cord', () => {
  const size = 10;
  const pixels = Buffer.alloc(size * size * 4);
  const put = (x: number, y: number, share: number) => (pixels[((size - 1 - y) * size + x) * 4 + 3] = share);
  for (let x = 2; x < 8; x++) for (let y = 3; y < 5; y++) put(x, y, 255);
  put(0, 9, 40);
  expect(frameOf(pixels, size)).toEqual([0.2, 0.3, 0.8, 0.5]);
});
