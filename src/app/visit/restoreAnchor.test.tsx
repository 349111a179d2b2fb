import { screen, waitFor } from '@testing-library/react';
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

test('APP-04 APP-11 the hash of a block leads there, at once and with focus, after the page has come', async () => {
  const id = await firstBlock();
  openShop(`${page}#${id}`);
  expect(scrolled).toEqual([]);
  await screen.findByRole('heading', { level: 1, name: 'Delivery' });
  const block = document.getElementById(`content-${id}`);
  await waitFor(() => expect(document.activeElement).toBe(block));
  expect(scrolled.at(-1)).toEqual({ element: block, options: { behavior: 'instant' } });
});

test('APP-04 APP-16 the hash of the main content leads there', async () => {
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
