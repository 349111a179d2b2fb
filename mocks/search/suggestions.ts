import { catalogue } from '../shop/catalogue/catalogue';
import { categories, root } from '../shop/catalogue/categories/categories';
import { productName, typeName } from '../shop/catalogue/assortment/names';
import { wordsIn } from '../shop/catalogue/words';
import type { Language } from '../shop/languages';
import { perLanguage } from './perLanguage';
import { createTextIndex } from './textIndex';

/** Maximum number of suggestions. */
const most = 6;

/** Candidates: categories, types, brands, then the most popular products. */
function phrases(language: Language): string[] {
  const products = catalogue().products.filter(({ active, visible }) => active && visible);
  return [
    ...new Set([
      ...categories.filter((category) => category !== root).map(({ names }) => names[language]),
      ...products.map((product) => typeName(product, language)),
      ...products.map(({ series }) => series.brand),
      ...products.filter(({ bestSeller }) => bestSeller).map((product) => productName(product, language)),
    ]),
  ];
}

const indexes = perLanguage((language) =>
  createTextIndex(phrases(language), (phrase) => ({ phrase }), {
    fields: { phrase: 1 },
    heads: wordsIn(language).heads,
  }),
);

/** Search texts with hits for the text typed so far, best first (SRCH-05); without a full match, partial matches. */
export function suggest(text: string, language: Language): string[] {
  const index = indexes(language);
  const alike = index(text);
  return (alike.length > 0 ? alike : index(text, 'loosely')).slice(0, most);
}
