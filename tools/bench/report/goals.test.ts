import { expect, test } from 'vitest';
import { reading } from '../interactions/reading';
import { measurements } from '../interactions/measurements';
import { parts } from '../options';
import { goalTable } from './goals';
import { sampleCategory } from './sampleCategory';

const rowOf = (goal: string, text: string) => text.split('\n').find((line) => line.includes(`| ${goal} `));

test('what was measured is judged by its ratio to its baseline, or by itself', () => {
  const text = goalTable({
    measured: [sampleCategory],
    readings: [reading('production build', 's', [3.25], [10, 5])],
  });
  expect(rowOf('category: usable ÷ bare category', text)).toMatch(/ 1\.50 \| .*1\.6 \/ 1\.4 \| +gate \|/);
  expect(rowOf('rendered category: grid ÷ bare category', text)).toMatch(/ 0\.50 \| .* reached \|/);
  expect(rowOf('category: lcp ÷ bare category', text)).toMatch(/ 2\.00 \| .* missed \|/);
  expect(rowOf('category: CLS', text)).toMatch(/ 0\.0010 \| .* gate \|/);
  expect(rowOf('production build, s', text)).toMatch(/ 3\.3 \| .* reached \|/);
  expect(rowOf('start: lcp ÷ bare start', text)).toBeUndefined();
});

test('nothing measured, no goals; every measurement is a part of the bench', () => {
  expect(goalTable({ measured: [], readings: [] })).toBe('');
  expect(parts).toEqual(expect.arrayContaining(Object.keys(measurements)));
});
