import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';

withShop();

const page = '/en/customer-service/delivery';
const scrolled: { element: Element; options: unknown }[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled.push({ element: this, options });
  };
});

async function firstBlock() {
  const { contentArea } = await request('getPage', {
    headers: { 'Context-Url': `${window.location.origin}${page}` },
  });
  const [block] = contentArea;
  if (!block) throw new Error('The page has no blocks');
  return block.blockId;
}

test('APP-04 the hash of a block leads there, at once and with focus, after the page has come', async () => {
  const id = await firstBlock();
  openShop(`${page}#${id}`);
  expect(scrolled).toEqual([]);
  await screen.findByRole('heading', { level: 1, name: 'Delivery' });
  const block = document.getElementById(`content-${id}`);
  await waitFor(() => expect(document.activeElement).toBe(block));
  expect(scrolled.at(-1)).toEqual({ element: block, options: { behavior: 'instant' } });
});

/** Record the observers of the page's height; call after opening the shop, which replaces them. */
function observeHeight() {
  const changes = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly report: () => void) {}
      observe(target: Element) {
        if (target === document.body) changes.add(this.report);
      }
      disconnect() {
        changes.delete(this.report);
      }
    },
  );
  return { change: () => act(() => changes.forEach((report) => report())) };
}

const behaviors = () => scrolled.map(({ options }) => (options as ScrollIntoViewOptions).behavior);

test('APP-04 a block of a new page stays in place while content above it loads, until the customer scrolls', async () => {
  const id = await firstBlock();
  openShop(`${page}#${id}`);
  const height = observeHeight();
  await screen.findByRole('heading', { level: 1, name: 'Delivery' });
  await waitFor(() => expect(document.activeElement?.id).toBe(`content-${id}`));
  const before = scrolled.length;
  height.change();
  height.change();
  expect(behaviors().slice(before)).toEqual(['instant', 'instant']);
  act(() => void window.dispatchEvent(new Event('wheel')));
  height.change();
  expect(scrolled).toHaveLength(before + 2);
});

test('APP-04 the hash of the main content leads there', async () => {
  openShop(`${page}#main-content`);
  await screen.findByRole('heading', { level: 1, name: 'Delivery' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('APP-04 a hash that names nothing shows the page from its top', async () => {
  const { visit } = openShop('/en/customer-service');
  await screen.findByRole('heading', { level: 1, name: 'Customer service' });
  vi.mocked(window.scrollTo).mockClear();
  visit(`${page}#nowhere`);
  await screen.findByRole('heading', { level: 1, name: 'Delivery' });
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(scrolled).toEqual([]);
});

// The tests below save a scroll position of the page, which those above must not restore.

test('APP-04 a block of the same page is scrolled to smoothly, and again while content above it loads', async () => {
  const id = await firstBlock();
  const { visit } = openShop(page);
  const height = observeHeight();
  await screen.findByRole('heading', { level: 1, name: 'Delivery' });
  visit(`${page}#${id}`);
  const block = document.getElementById(`content-${id}`);
  await waitFor(() => expect(document.activeElement).toBe(block));
  height.change();
  act(() => void window.dispatchEvent(new Event('scrollend')));
  height.change();
  expect(scrolled.map(({ element }) => element)).toEqual([block, block, block]);
  expect(behaviors()).toEqual(['smooth', 'smooth', 'instant']);
});

test('APP-04 a block that is not rendered yet is scrolled to once it is', async () => {
  const { visit } = openShop(page);
  const height = observeHeight();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Delivery' });
  visit(`${page}#later`);
  expect(scrolled).toEqual([]);
  const block = document.createElement('div');
  block.id = 'content-later';
  heading.after(block);
  height.change();
  expect(scrolled.map(({ element }) => element)).toEqual([block]);
  expect(document.activeElement).toBe(block);
});
