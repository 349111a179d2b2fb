import { beforeAll, expect, it } from 'vitest';
import { loadContract, type CheckedContract } from '../contract/contract';
import { scopes } from './fault';
import { randomMutations, type Mutation, type Recording } from './mutations';
import { recordParts, tryMutation } from './proof';

const small = { ...scopes.visitor, pages: 1 };

let contract: CheckedContract;
let recording: Map<string, Recording>;
beforeAll(async () => {
  contract = await loadContract('openapi/storefront.yaml');
  recording = await recordParts(contract, { ...scopes.changing, pages: 2 });
}, 180_000);

const some = (seed: number, count: number): Mutation[] =>
  [...randomMutations(recording, seed)].slice(0, count);

it('DEV-05 random changes are the same for a seed, and of every kind and most operations', () => {
  const names = (seed: number) =>
    some(seed, 300).map(({ kind, operation, part }) => `${kind} ${operation} ${part}`);
  expect(names(1)).toEqual(names(1));
  expect(names(1)).not.toEqual(names(2));
  expect(new Set(some(1, 300).map(({ kind }) => kind)).size).toBeGreaterThan(14);
  expect(new Set(some(1, 300).map(({ operation }) => operation)).size).toBeGreaterThan(30);
});

it('DEV-05 a change is found, an addition is missed, and one that reaches no response is not counted', async () => {
  const dropped = some(1, 3000).find(
    ({ kind, operation }) => kind === 'field: drop' && operation === 'getFooter',
  );
  expect(dropped && (await tryMutation(contract, dropped, small))).toBe('found');
  const harmless: Mutation = {
    ...{ kind: 'field: add', operation: 'getHeader', part: '/slogan' },
    start: () => ({
      answer: (answer, { operationId }) =>
        operationId === 'getHeader'
          ? { ...answer, text: answer.text.replace('{', '{"slogan":"x",') }
          : answer,
    }),
  };
  expect(await tryMutation(contract, harmless, small)).toBe('missed');
  expect(
    await tryMutation(contract, { ...harmless, start: () => ({ answer: (answer) => answer }) }, small),
  ).toBe('unreached');
}, 180_000);
