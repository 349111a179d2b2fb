import { cleanup } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '../../src/api/generated/types';
import { closeModal } from '../../src/components/plain/modalStore';
import { exampleResponse } from '../support/exampleResponse';
import { loadChunks, resetBrowser, stubLayout } from '../support/openShop';
import { badItems } from './badItemCases';
import { visitExampleShop } from './exampleShop';

vi.setConfig({ testTimeout: 60_000 });

beforeAll(loadChunks);
beforeEach(() => {
  cleanup();
  closeModal();
  resetBrowser();
  stubLayout();
});
const page = (example: string) => exampleResponse('getPage', example);
const addressOf = (example: string) => (page(example).body as components['schemas']['PageFields']).url;

test.each(badItems)(
  'CALL-07 a bad item of the $list leaves the list and is reported with operation and place',
  async ({ operation, example, page: pageExample, search = '', spoil, act: acting, part, shown, left }) => {
    const altered = exampleResponse(operation, example);
    spoil(altered.body as never);
    const { reports, uncaught } = await visitExampleShop({
      act: acting,
      address: addressOf(pageExample) + search,
      answers: { getPage: page(pageExample), [operation]: altered },
    });
    expect(uncaught).toEqual([]);
    expect(reports.map((error) => (error as Error).message)).toContainEqual(expect.stringContaining(part));
    expect(shown()).toEqual(left);
  },
);
