import { languages, type Language } from '../context';
import type { PageSource } from './authoring';
import { pageById, pages, pageTrail } from './pages';

/** Address of a page: language route, then the slugs from the start page down. */
export function pageUrl(page: PageSource, language: Language): string {
  const slugs = pageTrail(page).map(({ slug }) => slug[language]);
  return `/${[language, ...slugs.filter((slug) => slug !== '')].join('/')}`;
}

/** Address of the page with an id. */
export const urlOfPage = (id: string, language: Language): string => pageUrl(pageById(id), language);

const byUrl = new Map(
  languages.flatMap((language) =>
    pages.map((page) => [pageUrl(page, language), { page, language }] as const),
  ),
);

/** The content page at a path without query, and the language the path is in. */
export function pageAt(path: string): { page: PageSource; language: Language } | undefined {
  return byUrl.get(path);
}

/** The same page in every language of the shop. */
export function alternativeLinks(page: PageSource): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, pageUrl(page, language)]));
}
