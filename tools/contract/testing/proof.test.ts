import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMockHttpServer } from '../../../mocks/http/mockHttpServer';
import { readContract } from '../../../scripts/generate/contract';
import { loadDescription } from '../../../scripts/generate/load';
import { loadContract, type CheckedContract } from '../contract/contract';
import { listen, type Listening } from './driftProxy';
import { mutationsOf, type Mutation } from './mutations';
import { tryMutation } from './proof';

let contract: CheckedContract;
let all: Mutation[];
let mocks: Listening;
beforeAll(async () => {
  contract = await loadContract('openapi/storefront.yaml');
  all = mutationsOf(readContract(await loadDescription('openapi/storefront.yaml')));
  mocks = await listen(createMockHttpServer({ onViolation: () => undefined }));
});
afterAll(() => mocks.close());

it('DEV-05 the contract gives thousands of single changes of more than 15 kinds', () => {
  expect(all.length).toBeGreaterThan(5_000);
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
});

it.each([
  ['field renamed', 'getFooter', '/socialLinks/*/iconName'],
  ['field made nullable', 'getSiteStructure', '/mainNavigation/*/title'],
  ['field dropped', 'getPage', '/breadcrumb/*/href'],
  ['status changed', 'getTranslations', ''],
  ['made cacheable', 'getCustomer', ''],
])('DEV-05 a change is found at its place: %s, %s %s', async (kind, operation, pointer) => {
  const mutation = all.find(
    (each) => each.kind === kind && each.operation === operation && each.pointer === pointer,
  );
  if (!mutation) {
    const near = all
      .filter((each) => each.kind === kind && each.operation === operation)
      .map((each) => each.pointer);
    throw new Error(`There is no such change; there are ${near.slice(0, 40).join(' ')}`);
  }
  expect(await tryMutation(contract, mocks.base, mutation)).toBe('found');
});

it('DEV-05 a change that reaches no answer is not counted, and one that breaks no client is not found', async () => {
  const [none] = all.filter(({ kind, operation }) => kind === 'field dropped' && operation === 'getHeader');
  const harmless: Mutation = {
    kind: 'field added',
    operation: 'getHeader',
    pointer: '/slogan',
    alteration: (answer) => ({ ...answer, text: answer.text.replace('{', '{"slogan":"x",') }),
  };
  expect(await tryMutation(contract, mocks.base, harmless)).toBe('missed');
  const unchanged: Mutation = { ...harmless, pointer: none?.pointer ?? '', alteration: (answer) => answer };
  expect(await tryMutation(contract, mocks.base, unchanged)).toBe('unreached');
});
