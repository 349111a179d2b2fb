import { expect, test } from 'vitest';
import { readOptions, UsageError } from './options';

test('without options everything is measured, in five rounds', () => {
  expect(readOptions([])).toMatchObject({ rounds: 5, quick: false, json: 'dist-bench/figures.json' });
  expect(readOptions([]).only).toContain('category');
});

test('a part that does not exist and rounds that are no number are refused', () => {
  expect(readOptions(['--only', 'category,scroll', '--rounds', '9'])).toMatchObject({
    only: ['category', 'scroll'],
    rounds: 9,
  });
  expect(() => readOptions(['--only', 'categroy'])).toThrow(UsageError);
  expect(() => readOptions(['--rounds', '0'])).toThrow(UsageError);
});
