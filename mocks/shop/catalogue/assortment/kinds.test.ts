import { expect, test } from 'vitest';
import { catalogue } from '../catalogue';
import type { Product } from '../product';
import type { Kind } from './kinds';
import type { Size } from '../../../data/schemas/catalogue';

const { products } = catalogue();
const kinds = [...new Set(products.map(({ kind }) => kind))];

test('PDP-01 no two kinds of product share a picture', () => {
  const shared = kinds.filter(({ model }) => kinds.filter((other) => other.model === model).length > 1);
  expect(shared.map(({ key }) => key)).toEqual([]);
});

/** Deviation between the proportions of two sizes; a rug's thickness does not count. */
function distortion(a: Omit<Size, 'label' | 'factor'>, b: Omit<Size, 'label' | 'factor'>): number {
  const scales = (['width', 'depth', 'height'] as const)
    .filter((side) => a[side] > 6 && b[side] > 6)
    .map((side) => a[side] / b[side]);
  return Math.max(...scales) / Math.min(...scales) - 1;
}

/** Deviation between a product's size and the model in its picture. */
const fromPicture = ({ kind }: Product, size: Size) => distortion(size, kind.model.size);

test('PDP-01 what comes in one size has the proportions of its picture', () => {
  const single = products.filter(({ kind }) => !kind.sizes);
  const distorted = single.filter((product) => fromPicture(product, product.sizes[0]) > 0.12);
  expect(distorted.map(({ kind, sizes }) => [kind.key, sizes])).toEqual([]);
});

test('PDP-01 what comes in several sizes is pictured in one of them, and the others come near it', () => {
  const several = products.filter(({ kind }) => kind.sizes);
  const nearest = new Map<string, number>();
  for (const product of several)
    for (const size of product.sizes) {
      const off = fromPicture(product, size);
      expect(off, `${product.kind.key} ${size.label}`).toBeLessThan(0.25);
      nearest.set(product.kind.key, Math.min(off, nearest.get(product.kind.key) ?? off));
    }
  expect([...nearest].filter(([, off]) => off > 0.12)).toEqual([]);
});

/** Number of seats by the name of a type. */
const seatsIn: readonly (readonly [RegExp, number])[] = [
  [/two-seat|loveseat/, 2],
  [/three-seat/, 3],
];

const named = (pattern: RegExp) => kinds.filter(({ names: { en } }) => pattern.test(en));

test.each(seatsIn)('PDP-01 a %s is pictured with as many seats', (pattern, seats) => {
  expect(named(pattern).length).toBeGreaterThan(0);
  for (const { key, model } of named(pattern)) expect(model.parts.seats, key).toBe(seats);
});

test('PDP-01 corner and modular sofas reach further forward than all straight ones', () => {
  const depth = ({ model }: Kind) => model.size.depth;
  const sofas = kinds.filter(({ model }) => model.family === 'sofas');
  const reaching = sofas.filter(({ key }) => /corner|modular/.test(key));
  const straight = sofas.filter((sofa) => !reaching.includes(sofa));
  expect(reaching).toHaveLength(2);
  expect(Math.min(...reaching.map(depth))).toBeGreaterThan(Math.max(...straight.map(depth)) + 40);
});

test('PDP-01 what is named for its drawers has some, and single beds are narrower than double ones', () => {
  const drawers = (kind: Kind) => kind.model.parts.drawers ?? 0;
  expect(named(/drawer/).filter((kind) => drawers(kind) === 0)).toEqual([]);
  expect(named(/^open bedside/).filter((kind) => drawers(kind) > 0)).toEqual([]);
  const widths = (pattern: RegExp) => named(pattern).map(({ model }) => model.size.width);
  expect(Math.max(...widths(/^single .*bed$/))).toBeLessThan(Math.min(...widths(/double bed/)) - 40);
});

test('PDP-01 paper lamps are paper and glass lamps glass', () => {
  for (const { model } of named(/^paper pendant/)) expect(model.materials[0]).toBe('paper');
  for (const { model } of named(/opal|globe|^glass/)) expect(model.materials[0]).toBe('glass');
});
