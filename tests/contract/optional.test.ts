import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { optionalNames } from '../../scripts/contract/wire';
import { contract } from './contract';

const page = readFileSync('openapi/optional.md', 'utf8');

/** Rows of the tables: field or parameter, and reason. */
const rows = [...page.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].map(([, name = '', why = '']) => ({
  name,
  why,
}));

const { fields, parameters } = optionalNames(contract);

it('DEV-01 every optional field and parameter, and nothing else, has its reason in openapi/optional.md', () => {
  expect(fields.length).toBeGreaterThan(0);
  expect(rows.map(({ name }) => name).sort()).toEqual([...fields, ...parameters].sort());
  expect(rows.filter(({ why }) => why.length < 8)).toEqual([]);
});

it('DEV-01 every body is required where there is one', () => {
  expect(contract.operations.filter(({ body }) => body?.required === false)).toEqual([]);
});
