import type { ColorKey } from '../../../mocks/media/colors';
import { box } from '../shape/box';
import { curvedOutline, lathe } from '../shape/lathe';
import type { Point } from '../shape/mesh';
import type { Builder } from './builder';

const covers: readonly ColorKey[] = [
  'cream',
  'terracotta',
  'sand',
  'petrol',
  'white',
  'charcoal',
  'sage',
  'beige',
  'rust',
];

/** A row of books from `at` to the right, about `length` cm long. */
export function books(builder: Builder, [x, y, z]: Point, length: number, tallest = 25): void {
  let left = x;
  while (left < x + length) {
    const thick = 1.6 + builder.random() * 2.6;
    const tall = tallest * (0.68 + builder.random() * 0.32);
    const cover = covers[Math.floor(builder.random() * covers.length)] ?? 'cream';
    const book = box(thick - 0.15, tall, 15 + builder.random() * 4, { edge: 0.25 });
    builder.add(book, 'paint', cover, { at: [left + thick / 2, y + tall / 2, z] });
    left += thick;
  }
}

/** Books stacked on each other. */
export function stack(builder: Builder, [x, y, z]: Point, count: number): void {
  let level = y;
  for (let i = 0; i < count; i++) {
    const thick = 1.8 + builder.random() * 1.8;
    const cover = covers[Math.floor(builder.random() * covers.length)] ?? 'cream';
    const book = box(24 - i * 1.5, thick - 0.1, 17, { edge: 0.25 });
    builder.add(book, 'paint', cover, {
      at: [x, level + thick / 2, z],
      turn: [0, (builder.random() - 0.5) * 0.35, 0],
    });
    level += thick;
  }
}

/** A small pot. */
export function pot(builder: Builder, [x, y, z]: Point, height: number, tint: ColorKey): void {
  const r = height * 0.38;
  const outline = curvedOutline([
    [0, 0],
    [r * 0.7, 0.1],
    [r, height * 0.35],
    [r * 0.85, height * 0.7],
    [r * 0.42, height * 0.9],
    [r * 0.5, height],
    [r * 0.36, height * 0.98],
    [r * 0.3, height * 0.85],
  ]);
  builder.add(lathe(outline, { segments: 48 }), 'ceramic', tint, { at: [x, y, z] });
}
