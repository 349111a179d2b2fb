import { expect, test } from 'vitest';
import { noiseOf } from './machine';

const quiet = { idle: 0.97, workMs: 20 };

test('a machine that others use, or that is faster in one round than in another, is too noisy', () => {
  expect(noiseOf([])).toBeUndefined();
  expect(noiseOf([quiet, quiet, { ...quiet, idle: 0.2 }])).toBeUndefined();
  expect(noiseOf([quiet, { ...quiet, idle: 0.5 }, { ...quiet, idle: 0.6 }])).toContain('used 40%');
  expect(noiseOf([quiet, quiet, { ...quiet, workMs: 30 }])).toContain('1.5 times as long');
});
