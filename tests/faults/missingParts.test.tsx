import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '../../src/api/generated/types';
import { exampleResponse } from '../support/exampleResponse';
import { loadChunks, resetBrowser, stubLayout } from '../support/openShop';
import { visitExampleShop } from './exampleShop';

vi.setConfig({ testTimeout: 60_000 });

beforeAll(loadChunks);
beforeEach(() => {
  cleanup();
  resetBrowser();
  stubLayout();
});

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.replace(/ \d+$/, ''));

async function searchWithout(part: keyof SearchResult, act?: Parameters<typeof visitExampleShop>[0]['act']) {
  const search = exampleResponse('search', 'searchResult');
  Reflect.deleteProperty(search.body as SearchResult, part);
  const { reports } = await visitExampleShop({
    address: '/no/sok?query=sofa',
    answers: { getPage: exampleResponse('getPage', 'searchPage'), search },
    act,
  });
  expect(reports.map((error) => (error as Error).message)).toEqual([
    `search departs from the contract: /${part} is missing`,
  ]);
}

test.each([
  ['categoryResult', ['Guides and pages', 'Products']],
  ['contentResult', ['Categories', 'Products']],
] as const)('CALL-05 a search without its %s shows the rest', async (part, left) => {
  await searchWithout(part);
  expect(sections()).toEqual(expect.arrayContaining([...left]));
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
});

test('CALL-05 a search without its productResult shows the rest, and fetches the products again', async () => {
  await searchWithout('productResult', async (waitUntilIdle) => {
    expect(sections()).toEqual(expect.arrayContaining(['Categories', 'Guides and pages', 'Products']));
    expect(screen.queryByText(/no results|no products/i)).toBeNull();
    expect(screen.queryAllByRole('article')).toEqual([]);
    const complete = JSON.stringify(exampleResponse('search', 'searchResult').body);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(complete)));
    fireEvent.click(screen.getByRole('button', { name: /try again/i }));
    await waitUntilIdle();
  });
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
});
