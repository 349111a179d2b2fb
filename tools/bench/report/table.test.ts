import { expect, test } from 'vitest';
import { table } from './table';

test('a table is Markdown whose columns stand below each other', () => {
  expect(
    table(
      ['', 'FCP'],
      [
        ['category', '1.13'],
        ['static', '10.66'],
      ],
    ),
  ).toBe(
    ['|          |   FCP |', '| -------- | ----: |', '| category |  1.13 |', '| static   | 10.66 |'].join(
      '\n',
    ),
  );
});
