import type { CategoryHit } from '../../src/api/generated/types';
import { categories, categoryPath, root, type Category } from '../shop/catalogue/categories/categories';
import { categoryThumbnail } from '../shop/catalogue/categories/faces';
import { categoryUrl } from '../shop/catalogue/urls';
import { wordsIn } from '../shop/catalogue/words';
import { routes, type Route } from '../shop/context';
import type { Language } from '../shop/languages';
import { perLanguage } from './perLanguage';
import { createTextIndex, folded } from './textIndex';

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

function hit(category: Category, route: Route): CategoryHit {
  const { language } = routes[route];
  const image = categoryThumbnail(category, language);
  return {
    heading: category.names[language],
    link: { url: categoryUrl(category.code, route) },
    ...(image ? { image } : {}),
  };
}

/** 2 for a category with exactly that name, 1 for its plural, as `Sofas` is that of `sofa`, 0 for others. */
function nameRank(name: string, text: string): number {
  if (name === text) return 2;
  return ['s', 'er', 'r', 'ar'].some((ending) => text + ending === name) ? 1 : 0;
}

/** Categories that match a text, best first: those with its name, then by relevance. */
export function findCategories(text: string, route: Route): CategoryHit[] {
  const { language } = routes[route];
  const name = folded(text.trim());
  const rank = (category: Category) => nameRank(folded(category.names[language]), name);
  return indexes(language)(text)
    .toSorted((a, b) => rank(b) - rank(a))
    .map((category) => hit(category, route));
}
