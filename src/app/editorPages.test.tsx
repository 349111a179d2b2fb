import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openShop, withShop } from '../../tests/support/openShop';
import { samplePages } from '../../tests/support/samplePages';

// Before the modules that read it are imported.
vi.hoisted(() => vi.stubEnv('VITE_EDITOR_PAGES', ''));

withShop();

test.each(['StorybookPage', 'BlockPreviewPage'] as const)(
  'APP-05 the address of a %s that the build leaves out is not found, and not reported as unknown',
  async (type) => {
    const { address } = openShop(samplePages[type]);
    await waitFor(() => expect(address()).toBe('/en/not-found'));
    expect(window.dataLayer?.filter(({ event }) => event === 'unknown_content') ?? []).toEqual([]);
  },
);
