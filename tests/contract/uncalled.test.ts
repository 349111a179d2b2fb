import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operationIds } from '../../mocks/generated/operations';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/^api.generated/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');

/** True when the app uses the operation's query or mutation options. */
const isCalled = (operation: string) =>
  new RegExp(`\\b${operation}(Query|InfiniteQuery|Mutation)\\(`).test(sources);

it('CALL-09 every operation of the contract is called by the app', () => {
  expect(sources.length).toBeGreaterThan(100_000);
  expect(operationIds.filter((operation) => !isCalled(operation))).toEqual([]);
});
