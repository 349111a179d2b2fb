import { expect, it } from 'vitest';
import { readContract } from '../../../scripts/generate/contract';
import { small } from '../../../scripts/generate/fixtures/workspace';
import { loadDescription } from '../../../scripts/generate/load';
import { Schemas } from './schemas';

const schemas = new Schemas(readContract(await loadDescription(small)));
const isDateTime = (text: string) =>
  schemas.errors({ type: 'string', format: 'date-time' }, text).length === 0;

it.each(['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.5-03:30', '2024-02-29T23:59:59+01:00'])(
  'DEV-05 %s is a date-time',
  (text) => expect(isDateTime(text)).toBe(true),
);

it.each([
  ...['2026-11-21', '2026-11-21T10:00:00', '2026-11-21T10:00Z', '2026-11-21 10:00:00Z'],
  ...['2026-11-21T10:00:00+01', '2026-11-21T10:00:00+0100', '2026-12-31T23:59:60Z', '2025-02-29T10:00:00Z'],
])('DEV-05 %s is no date-time: browsers read it differently, or not at all', (text) => {
  expect(isDateTime(text)).toBe(false);
});
