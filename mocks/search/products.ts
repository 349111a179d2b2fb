import { catalogue } from '../shop/catalogue/catalogue';
import { categoryPath } from '../shop/catalogue/categories/categories';
import { productName } from '../shop/catalogue/assortment/names';
import { materialName, materialsInColors } from '../shop/catalogue/materials';
import { hasPrice } from '../shop/catalogue/prices/priceTags';
import type { Product } from '../shop/catalogue/product';
import { wordsIn } from '../shop/catalogue/words';
import type { Language } from '../shop/languages';
import { partOfNumber, productsByNumber } from './articleNumbers';
import { perLanguage } from './perLanguage';
import { createTextIndex } from './textIndex';

/** Other words for those of a name, and each two of them as one: what people type for a coffee table. */
function alsoCalled(name: string, synonyms: readonly string[][]): string {
  const names = name.split(' ');
  const joined = names.slice(1).map((word, index) => `${names[index]}${word}`);
  const others = synonyms.flatMap(([word = '', ...others]) => (names.includes(word) ? others : []));
  return [...others, ...joined].join(' ');
}

function texts(product: Product, language: Language) {
  const { series, category, kind, colors } = product;
  const words = wordsIn(language);
  const nouns = [
    ...colors.map((key) => words.colors[key]),
    ...materialsInColors(kind.model, colors).map((key) => materialName(key, language)),
  ];
  const name = productName(product, language);
  return {
    name,
    head: name.split(' ').at(-1) ?? '',
    category: categoryPath(category)
      .map(({ names }) => names[language])
      .join(' '),
    brand: series.brand,
    looks: nouns.join(' '),
    alsoCalled: alsoCalled(name, words.synonyms),
  };
}

/** The main assortment of its noun: a search for a chair begins with those for a dining table. */
const isMain = ({ category }: Product) => category.parent?.code === 'dining-chairs';

/**
 * Popular products weigh more, and the main ones of a noun twice as much; sold-out ones and those with a price on
 * request half as much.
 */
function weightOf(product: Product): number {
  const isBuyable = product.active && product.stock > 0 && hasPrice(product);
  return (1 + product.popularity / 5) * (isMain(product) ? 2 : 1) * (isBuyable ? 1 : 0.5);
}

const indexes = perLanguage((language) =>
  createTextIndex(
    catalogue().products.filter(({ visible }) => visible),
    (product) => texts(product, language),
    {
      fields: { name: 6, head: 6, category: 3, brand: 3, looks: 1, alsoCalled: 3 },
      weightOf,
      heads: wordsIn(language).heads,
    },
  ),
);

/** Products that match a text, best first: by article number when it is one or a part of one, else by its words. */
export function findProducts(text: string, language: Language): Product[] {
  const digits = partOfNumber(text);
  const byNumber = digits === undefined ? [] : productsByNumber(digits);
  if (byNumber.length > 0) return byNumber;
  return indexes(language)(text);
}
