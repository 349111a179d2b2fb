import { expect, test } from 'vitest';
import { readOptions, UsageError } from './options';

test('without options everything is measured, in five rounds', () => {
  expect(readOptions([])).toMatchObject({
    rounds: 5,
    cpu: 4,
    encoding: 'gzip',
    quick: false,
    json: 'dist-bench/figures.json',
  });
  expect(readOptions([]).only).toContain('category');
});

test('a part or encoding that does not exist and rounds that are no number are refused', () => {
  expect(readOptions(['--only', 'category,scroll', '--rounds', '9'])).toMatchObject({
    only: ['category', 'scroll'],
    rounds: 9,
  });
  expect(() => readOptions(['--only', 'categroy'])).toThrow(UsageError);
  expect(readOptions(['--encoding', 'brotli'])).toMatchObject({ encoding: 'brotli' });
  expect(() => readOptions(['--encoding', 'br'])).toThrow(UsageError);
  expect(() => readOptions(['--rounds', '0'])).toThrow(UsageError);
  expect(readOptions(['--cpu', '2.4'])).toMatchObject({ cpu: 2.4 });
  expect(() => readOptions(['--cpu', 'fast'])).toThrow(UsageError);
});
