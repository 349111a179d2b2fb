import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { productWith } from '../../../tests/support/sampleProduct';
import { LiveRegion } from '../../components/plain/LiveRegion';
import { toCardProduct } from '../product/card/cardProduct';
import { readListingAddress } from './query/listingAddress';
import type { Listing } from './query/useListing';
import { loadingDelay, useAnnounceLoads } from './LoadMore';

const further = { exists: false, isLoading: false, failed: false, load: () => undefined };
const listing: Listing = {
  source: { operation: 'search' },
  address: readListingAddress('', 24),
  change: () => undefined,
  itemsPerLoad: 24,
  products: [],
  pendingCount: 0,
  skip: 0,
  numberOfHits: 0,
  facets: [],
  sorters: [],
  isLoading: true,
  isLoaded: false,
  isFailed: false,
  isStale: false,
  retry: () => undefined,
  more: further,
  previous: further,
};
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => toCardProduct(productWith({ code: String(index) })));
const loaded = { ...listing, isLoading: false, isLoaded: true, products: products(2), numberOfHits: 5 };

function Announcer({ state }: { state: Listing }) {
  useAnnounceLoads(state);
  return null;
}

function open(first: Listing) {
  const shop = (state: Listing) => (
    <>
      <LiveRegion />
      <Announcer state={state} />
    </>
  );
  const { rerender } = render(shop(first));
  return (state: Listing) => rerender(shop(state));
}

const announced = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

test('LIST-01 a slow first load is announced as loading, then how many products there are', () => {
  const show = open(listing);
  wait(loadingDelay - 1);
  expect(announced()).toBe('');
  wait(1);
  expect(announced()).toBe('Loading products');
  show(loaded);
  expect(announced()).toBe('5 products');
});

test('LIST-01 a fast first load is not announced', () => {
  const show = open(listing);
  wait(loadingDelay - 1);
  show(loaded);
  wait(loadingDelay);
  expect(announced()).toBe('');
});

test('LIST-01 a further load is announced while it is slow, then how many products it added', () => {
  const show = open(loaded);
  show({ ...loaded, more: { ...further, isLoading: true } });
  wait(loadingDelay);
  expect(announced()).toBe('Loading products');
  show({ ...loaded, products: products(4) });
  expect(announced()).toBe('2 more products, 4 of 5 shown');
});

test('LIST-08 a first load that fails withdraws the announcement and adds no message', () => {
  const show = open(listing);
  wait(loadingDelay);
  show({ ...listing, isLoading: false, isFailed: true });
  expect(announced()).toBe('');
});
