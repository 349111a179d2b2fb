import type { ContentHit } from '../../src/api/generated/types';
import { urlOfPage } from '../shop/content/pageUrls';
import { searchableContent } from '../shop/content/searchable';
import { routes, type Route } from '../shop/context';
import { perLanguage } from './perLanguage';
import { createTextIndex } from './textIndex';

const indexes = perLanguage((language) =>
  createTextIndex(searchableContent(language), ({ name, lead, text }) => ({ name, lead, text }), {
    fields: { name: 5, lead: 2, text: 1 },
  }),
);

/** Content pages that match a text, best first. */
export function findContent(text: string, route: Route): ContentHit[] {
  const found = indexes(routes[route].language)(text);
  return found.map(({ name, pageId, lead }) => ({ name, url: urlOfPage(pageId, route), text: lead }));
}
