import { expect, test } from 'vitest';
import { reading } from '../interactions/reading';
import { measurements } from '../interactions/measurements';
import { parts } from '../options';
import type { Figure, Measured, PageFigures } from '../visit/measurePages';
import { goalTable } from './goals';
import { sampleOf } from './statistics';

const figuresOf = (name: string, values: Partial<Record<Figure, number>>): PageFigures => ({
  name,
  figures: new Proxy({} as PageFigures['figures'], {
    get: (_, figure) => sampleOf([values[figure as Figure] ?? 0]),
  }),
});

const category: Measured = {
  page: 'category',
  protocol: 'HTTP/1.1',
  condition: 'throttled',
  results: [
    figuresOf('category', { usable: 1.5, pictures: 1, fcp: 2, cls: 0.001 }),
    figuresOf('static category', { fcp: 1 }),
    figuresOf('bare React list', { usable: 1.2, grid: 1, pictures: 2, lcp: 1, tbt: 1, heap: 1 }),
  ],
};

const rowOf = (goal: string, text: string) => text.split('\n').find((line) => line.includes(`| ${goal} `));

test('what was measured is judged by its ratio to its baseline, or by itself', () => {
  const text = goalTable({
    measured: [category],
    readings: [reading('production build', 's', [3.25], [10, 5])],
  });
  expect(rowOf('category: usable ÷ bare React list', text)).toMatch(/ 1\.25 \| .*1\.4 \/ 1\.2 \| +gate \|/);
  expect(rowOf('category: pictures ÷ bare React list', text)).toMatch(/ 0\.50 \| .* reached \|/);
  expect(rowOf('category: FCP ÷ static', text)).toMatch(/ 2\.00 \| .* missed \|/);
  expect(rowOf('category: CLS', text)).toMatch(/ 0\.0010 \| .* gate \|/);
  expect(rowOf('production build, s', text)).toMatch(/ 3\.3 \| .* reached \|/);
  expect(rowOf('start: LCP ÷ static', text)).toBeUndefined();
});

test('nothing measured, no goals; every measurement is a part of the bench', () => {
  expect(goalTable({ measured: [], readings: [] })).toBe('');
  expect(parts).toEqual(expect.arrayContaining(Object.keys(measurements)));
});
