import { expect, test } from 'vitest';
import { cardFrom, cellOf } from './tileCells';

const tile = { at: 4, span: 2 };

test('LIST-11 cards after the tile are as many cells later as it takes, and none is in a cell of it', () => {
  expect([0, 3, 4, 5].map((card) => cellOf(card, tile))).toEqual([0, 3, 6, 7]);
  expect([0, 3, 4, 5, 6, 7].map((cell) => cardFrom(cell, tile))).toEqual([0, 3, 4, 4, 4, 5]);
  expect([cellOf(5), cardFrom(5)]).toEqual([5, 5]);
});

test.each([2, 3, 4])('LIST-11 in %s columns the rows have every card once', (columns) => {
  const rows = Array.from({ length: 20 }, (_, row) => row * columns);
  const cards = rows.flatMap((cell) => {
    const [first, last] = [cardFrom(cell, tile), cardFrom(cell + columns, tile)];
    return Array.from({ length: last - first }, (_, index) => first + index);
  });
  expect(cards).toEqual(cards.map((_, index) => index));
});
