import { expect, it } from 'vitest';
import { driftOf, type Report } from '../check/report';
import { proveHarmless } from './harmless';

it('DEV-05 none of the harmless variations of a backend is drift, nor is the lack of optional operations', async () => {
  const reports: Report[] = [];
  expect(await proveHarmless((_, report) => reports.push(report), 100)).toBeGreaterThan(30);
  expect(reports.flatMap(driftOf).map((finding) => ({ ...finding, exchange: undefined }))).toEqual([]);
  expect(reports.flatMap(({ problems }) => problems)).toEqual([]);
}, 300_000);
