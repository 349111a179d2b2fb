import type { ContentHit } from '../../src/api/generated/types';
import { searchableContent } from '../shop/content/searchable';
import type { Language } from '../shop/context';
import { perLanguage } from './perLanguage';
import { createTextIndex } from './textIndex';

const indexes = perLanguage((language) =>
  createTextIndex(searchableContent(language), ({ name, lead, text }) => ({ name, lead, text }), {
    fields: { name: 5, lead: 2, text: 1 },
  }),
);

/** The content pages a text finds, best first. */
export function findContent(text: string, language: Language): ContentHit[] {
  return indexes(language)(text).map(({ name, url, lead }) => ({ name, url, text: lead }));
}
