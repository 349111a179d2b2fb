import { describe, expect, it } from 'vitest';
import { pagesShown } from './Pagination';

describe('the pages that have a link', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 250, '1 2 … 250'],
    [3, 250, '1 2 3 4 … 250'],
    [4, 250, '1 2 3 4 5 … 250'],
    [5, 250, '1 … 4 5 6 … 250'],
    [247, 250, '1 … 246 247 248 249 250'],
    [250, 250, '1 … 249 250'],
    [300, 250, '1 … 250'],
  ])('ORD-01 page %i of %i: %s', (page, pageCount, shown) => {
    expect(
      pagesShown(page, pageCount)
        .map((each) => each ?? '…')
        .join(' '),
    ).toBe(shown);
  });
});
