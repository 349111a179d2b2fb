import { expect, test } from 'vitest';
import { categories } from './categories';
import { categoryThumbnail } from './faces';

test('LIST-11 a category is not shown with the picture of the first one below it', () => {
  const pairs = categories.flatMap((category) => {
    const [first] = category.children;
    return first ? [[category, first] as const] : [];
  });
  expect(pairs.length).toBeGreaterThan(5);
  const same = pairs.filter(
    ([category, first]) => categoryThumbnail(category, 'en')?.src === categoryThumbnail(first, 'en')?.src,
  );
  expect(same.map(([{ code }]) => code)).toEqual([]);
});
