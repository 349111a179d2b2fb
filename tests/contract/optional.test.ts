import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { optionalNames } from '../../scripts/contract/wire';
import { contract } from './contract';

const page = readFileSync('openapi/fields.md', 'utf8');

/** Rows of the tables under a heading: field and reason. */
function rowsUnder(heading: string): [string, string][] {
  const section = page.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].map(([, field = '', why = '']) => [
    field,
    why,
  ]);
}

const { fields, parameters } = optionalNames(contract);

it('DEV-01 every optional field and parameter, and nothing else, has its reason in openapi/fields.md', () => {
  const reasons = rowsUnder('Optional fields');
  expect(fields.length).toBeGreaterThan(0);
  expect(reasons.map(([field]) => field).sort()).toEqual([...fields, ...parameters].sort());
  expect(reasons.filter(([, why]) => why.length < 8)).toEqual([]);
});

it('DEV-01 every body is required where there is one', () => {
  expect(contract.operations.filter(({ body }) => body?.required === false)).toEqual([]);
});
