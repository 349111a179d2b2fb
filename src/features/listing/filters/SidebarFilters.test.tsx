import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { useMockServer as withMockShop } from '../../../../tests/support/mockServer';
import { openShop, resetBrowser } from '../../../../tests/support/openShop';
import { media } from '../../../theme/breakpoints';

const chunk = vi.hoisted(() => ({ requests: 0 }));

vi.mock('./panel/FilterPanel', async (load) => {
  chunk.requests += 1;
  return load();
});

// Without the chunks of withShop, which would have loaded the one of the filters.
const shop = withMockShop();
beforeEach(resetBrowser);

test('LIST-02 the filters beside the list are requested while the products load, and arrive with them', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.server.use(http.get('*/api/categories/:id/products', async () => void (await held)));
  openShop('/en/furniture/living-room/sofas');
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === media.filterSidebar }),
  );
  await waitFor(() => expect(chunk.requests).toBe(1));
  expect(screen.queryByRole('article')).toBeNull();
  release();
  await screen.findByRole('checkbox', { name: /^Corner sofa/ });
});
