import { expect, test } from 'vitest';
import { contract } from '../../contract/contract';
import type { OperationId } from '../../../src/api/operation';
import type { PageType } from '../../../src/routing/page/page';
import { wildAnswers } from './wildAnswers';

const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
const withBody = contract.operations.filter(({ answers }) =>
  answers.some(({ status, body }) => status === 200 && body),
);
const pageTypes = Object.keys(contract.schemas['Page']?.discriminator?.mapping ?? {}) as PageType[];

test('DEV-02 every answer the generator makes is valid by the contract', () => {
  for (const seed of seeds) {
    const { answer, page } = wildAnswers(seed);
    for (const { id } of withBody) expect(() => answer(id as OperationId)).not.toThrow();
    for (const type of pageTypes) expect(page(type)).toMatchObject({ pageType: type });
  }
});

test('DEV-02 the same seed makes the same answers', () => {
  expect(wildAnswers('one').page('StartPage')).toEqual(wildAnswers('one').page('StartPage'));
  expect(wildAnswers('one').page('StartPage')).not.toEqual(wildAnswers('two').page('StartPage'));
});
