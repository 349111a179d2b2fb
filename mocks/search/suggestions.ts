import { catalogue } from '../shop/catalogue/catalogue';
import { categories, root } from '../shop/catalogue/categories/categories';
import { productName, typeName } from '../shop/catalogue/assortment/names';
import { wordsIn } from '../shop/catalogue/words/wordsIn';
import type { Language } from '../shop/context';
import { perLanguage } from './perLanguage';
import { createTextIndex } from './textIndex';

/** How many texts are suggested at most. */
const most = 6;

/** What people search for: categories, types, makers, then the products they like best. */
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

/**
 * Search texts that would find something, for what has been typed so far, best first (SRCH-05). When nothing is like
 * all of it, what is like some of it.
 */
export function suggest(text: string, language: Language): string[] {
  const index = indexes(language);
  const alike = index(text);
  return (alike.length > 0 ? alike : index(text, 'loosely')).slice(0, most);
}
