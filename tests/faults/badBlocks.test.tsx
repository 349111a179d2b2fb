import { cleanup, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '../../src/api/generated/types';
import { sampleBlocks } from '../../src/pages/StorybookPage/StorybookPage';
import { exampleResponse } from '../support/exampleResponse';
import { loadChunks, resetBrowser, stubLayout } from '../support/openShop';
import { visitExampleShop } from './exampleShop';

vi.setConfig({ testTimeout: 60_000 });

beforeAll(loadChunks);
beforeEach(stubLayout);

type BlockType = keyof typeof sampleBlocks;
const blockTypes = Object.keys(sampleBlocks) as BlockType[];
const next = {
  blockId: 'next',
  blockType: 'QuoteBlock',
  content: { ...sampleBlocks.QuoteBlock, text: 'Next' },
};

/**
 * Show a page with a block and one after it.
 * @returns the text of the main content, and the reports
 */
async function show(blockType: BlockType, content: unknown) {
  cleanup();
  resetBrowser();
  const { status, body } = exampleResponse('getPage', 'startPage');
  const contentArea = [{ blockId: 'first', blockType, content }, next];
  const page = { status, body: { ...(body as components['schemas']['StartPage']), contentArea } };
  const { reports, uncaught } = await visitExampleShop({ address: '/no', answers: { getPage: page } });
  expect(uncaught).toEqual([]);
  screen.getByText('Next');
  return {
    text: screen.getByRole('main').textContent,
    reports: reports.map((error) => (error as Error).message),
  };
}

/** The content of a block with a null before and after the items of each of its lists. */
const withNulls = (content: object) =>
  Object.fromEntries(
    Object.entries(content).map(([key, value]: [string, unknown]) => [
      key,
      Array.isArray(value) ? [null, ...(value as unknown[]), null] : value,
    ]),
  );
const hasList = (blockType: BlockType) => Object.values(sampleBlocks[blockType]).some(Array.isArray);

test.each(blockTypes.filter(hasList))(
  'APP-05 a null among the items of a %s leaves only a gap',
  async (blockType) => {
    const whole = await show(blockType, sampleBlocks[blockType]);
    const { text, reports } = await show(blockType, withNulls(sampleBlocks[blockType]));
    expect(text).toBe(whole.text);
    expect(whole.reports).toEqual([]);
    expect(reports).toEqual([expect.stringMatching(/^getPage .*\/contentArea\/0\/content\/\w+\/0 is null/)]);
  },
);

test.each(blockTypes)('APP-05 a %s without its content leaves only a gap', async (blockType) => {
  const { reports } = await show(blockType, null);
  expect(reports).toEqual([expect.stringMatching(/^getPage \/contentArea\/0: /)]);
});
