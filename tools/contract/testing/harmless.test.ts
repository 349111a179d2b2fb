import { expect, it } from 'vitest';
import { proveHarmless, type Outcome } from './harmless';

it('DEV-05 none of the harmless variations of a backend is drift, nor is the lack of optional operations', async () => {
  const outcomes: Outcome[] = [];
  expect(await proveHarmless((outcome) => outcomes.push(outcome), 100)).toBeGreaterThan(30);
  expect(
    outcomes.flatMap(({ drift }) => drift.map((finding) => ({ ...finding, exchange: undefined }))),
  ).toEqual([]);
  expect(outcomes.flatMap(({ problems }) => problems)).toEqual([]);
}, 180_000);
