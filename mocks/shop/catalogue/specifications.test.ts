import { expect, it } from 'vitest';
import { languages } from '../languages';
import { catalogue } from './catalogue';
import { articleSpecifications, keyFacts, materials } from './specifications';
import { articlesOf } from './variations';
import { wordsIn } from './words';

const { products } = catalogue();

it('PDP-01 no article names a size that its outer measures say already', () => {
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

it('PDP-01 bar stools alone name the height of their seat, below their own', () => {
  const { seatHeight, height } = wordsIn('en').specifications;
  for (const article of products.flatMap(articlesOf)) {
    const items = articleSpecifications(article, 'en')[0]?.items ?? [];
    const valueOf = (label: string) => items.find(({ name }) => name === label)?.value;
    const isBarStool = article.product.category.code === 'bar-stools';
    expect(valueOf(seatHeight) !== undefined).toBe(isBarStool);
    if (!isBarStool) continue;
    const seat = Number.parseInt(valueOf(seatHeight) ?? '', 10);
    expect(seat).toBeGreaterThanOrEqual(60);
    expect(seat).toBeLessThanOrEqual(75);
    expect(seat).toBeLessThan(Number.parseInt(valueOf(height) ?? '', 10) - 15);
  }
});

it('PDP-01 each EAN has its check digit', () => {
  for (const { alternativeProductNumber } of products) {
    const sum = [...alternativeProductNumber].reduce(
      (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
      0,
    );
    expect(alternativeProductNumber).toMatch(/^\d{13}$/);
    expect(sum % 10).toBe(0);
  }
});

it('PDP-01 what its model has as deep as wide is as deep as wide', () => {
  const round = products.filter(
    ({ kind: { model, sizes } }) => !sizes && model.size.width === model.size.depth,
  );
  expect(round.length).toBeGreaterThan(100);
  for (const { sizes } of round) expect(sizes[0].depth).toBe(sizes[0].width);
});

it.each(languages)('CARD-01 in %s every product has a size and a material for its card', (language) => {
  for (const product of products) {
    const [size, material] = keyFacts(product, language);
    expect(size).toMatch(/\d/);
    expect(material).toMatch(/^\p{L}/u);
  }
});
