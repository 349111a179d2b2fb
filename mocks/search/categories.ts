import type { CategoryHit } from '../../src/api/generated/types';
import { categories, categoryPath, root, type Category } from '../shop/catalogue/categories';
import { categoryThumbnail } from '../shop/catalogue/faces';
import { categoryUrl } from '../shop/catalogue/urls';
import { wordsIn } from '../shop/catalogue/words/wordsIn';
import type { Language } from '../shop/context';
import { perLanguage } from './perLanguage';
import { createTextIndex } from './textIndex';

const searched = categories.filter((category) => category !== root);

function texts(category: Category, language: Language) {
  const above = categoryPath(category).slice(0, -1);
  return {
    name: category.names[language],
    above: above.map(({ names }) => names[language]).join(' '),
  };
}

const indexes = perLanguage((language) =>
  createTextIndex(searched, (category) => texts(category, language), {
    fields: { name: 5, above: 1 },
    weightOf: ({ level }) => 5 - level,
    heads: wordsIn(language).heads,
  }),
);

function hit(category: Category, language: Language): CategoryHit {
  const image = categoryThumbnail(category, language);
  return {
    heading: category.names[language],
    link: { url: categoryUrl(category.code, language) },
    ...(image ? { image } : {}),
  };
}

/** The categories a text finds, best first. */
export function findCategories(text: string, language: Language): CategoryHit[] {
  return indexes(language)(text).map((category) => hit(category, language));
}
