import { expect, it } from 'vitest';
import { languages } from '../context';
import { catalogue } from './catalogue';
import { articleSpecifications, materials } from './specifications';
import { articlesOf } from './variations';
import { wordsIn } from './words/wordsIn';

const { products } = catalogue();

it('PDP-01 PDP-02 no article names a size that its outer measures say already', () => {
  const { size } = wordsIn('en').specifications;
  const sizes = products.flatMap(articlesOf).flatMap((article) => {
    const items = articleSpecifications(article, 'en')[0]?.items ?? [];
    const label = items.find(({ name }) => name === size)?.value;
    const others = items.filter(({ name }) => name !== size).map(({ value }) => value);
    return label === undefined ? [] : [{ numbers: label.match(/\d+/g) ?? [], others }];
  });
  expect(sizes.length).toBeGreaterThan(100);
  for (const { numbers, others } of sizes)
    expect(numbers.every((number) => others.includes(`${number} cm`))).toBe(false);
});

it.each(languages)('PDP-01 in %s colours are named unless all are those of the materials', (language) => {
  const { color, colors } = wordsIn(language).specifications;
  const named = (key: string) => {
    const product = products.find((each) => each.colors.join() === key);
    if (!product) throw new Error(`No product comes in ${key}`);
    return materials(product, language).items.map(({ name }) => name);
  };
  expect(named('walnut')).toHaveLength(1);
  expect(named('black')).toContain(color);
  expect(named('oak,black')).toContain(colors);
});
